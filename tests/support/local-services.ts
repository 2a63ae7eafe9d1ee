import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { openTokens, type Tokens } from 'offline-content-lake/tokens'

const START_TIMEOUT_MS = 60_000

export type LocalServices = {
  url: string
  port: number
  smtpPort: number
  dataFolder: string
  tokens: Tokens
  /** Longest time in milliseconds for which the event loop was blocked since the previous call. */
  longestBlock: () => Promise<number>
  signal: (signal: NodeJS.Signals) => void
  /** Ends the process: SIGTERM is what Ctrl-C does, SIGKILL what a power cut does. The data stays. */
  end: (signal?: NodeJS.Signals) => Promise<void>
}

/** Runs local/serve.ts in its own process, as `npm start` does, on a free port. */
export async function startLocalServices(
  options: { dataFolder?: string | undefined; port?: number; env?: NodeJS.ProcessEnv } = {},
): Promise<LocalServices> {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'minara-lake-'))
  const port = options.port ?? (await freePort())
  const smtpPort = await freePort()
  const child = spawn(process.execPath, ['--import', './tests/support/watch-event-loop.ts', 'local/serve.ts'], {
    env: {
      ...{ ...process.env, ...options.env },
      ...{ LOCAL_PORT: String(port), LOCAL_SMTP_PORT: String(smtpPort), DATA_DIR: dataFolder },
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const url = `http://localhost:${port}`
  await untilHealthy(`${url}/healthz`, child, output)
  const tokens = openTokens(join(dataFolder, 'lake'))
  return {
    ...{ url, port, smtpPort, dataFolder, tokens },
    longestBlock: () => askLongestBlock(child),
    signal: signal => child.kill(signal),
    end: (signal = 'SIGTERM') => end(child, signal),
  }
}

export function removeData({ dataFolder }: LocalServices): void {
  rmSync(dataFolder, { recursive: true, force: true })
}

async function untilHealthy(url: string, child: ChildProcess, output: string[]): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The local services ended while starting: ${output.join('')}`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The local services did not answer in time: ${output.join('')}`)
}

async function askLongestBlock(child: ChildProcess): Promise<number> {
  child.send('how long?')
  const [milliseconds] = await once(child, 'message')
  return Number(milliseconds)
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill(signal)
  await ended
}
