import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { readableLog } from './readable-log.ts'
import { SetupError } from './settings.ts'

const POLL_INTERVAL_MS = 150
const STOP_TIMEOUT_MS = 8_000
const KEPT_LINES = 40

export type ServiceOptions = {
  name: string
  args: string[]
  env: NodeJS.ProcessEnv
  logFile: string
  shown: 'nothing' | 'errors' | 'everything'
}

export type Service = ReturnType<typeof startService>

/** Throws SetupError if the port is in use on either loopback address. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await new Promise<string | undefined>(resolve => {
      const server = createServer()
      server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
      server.listen(port, host, () => server.close(() => resolve(undefined)))
    })
    if (code === 'EADDRINUSE') {
      throw new SetupError(
        `Port ${port} is taken: please stop what uses it, or choose another with ${variable}=${port + 1}.`,
      )
    }
    if (code === 'EACCES')
      throw new SetupError(`Port ${port} is not allowed for you: please choose one above 1024 with ${variable}.`)
  }
}

/** `shown` selects the output that also goes to the terminal. `ended` resolves to the exit code; null if a signal ended the process. */
export function startService({ name, args, env, logFile, shown }: ServiceOptions) {
  mkdirSync(dirname(logFile), { recursive: true })
  const log = createWriteStream(logFile, { flags: 'a' })
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const lastLines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(log, { end: false })
    stream.on('data', (chunk: Buffer) => {
      lastLines.push(...chunk.toString().trimEnd().split('\n'))
      lastLines.splice(0, lastLines.length - KEPT_LINES)
    })
  }
  if (shown !== 'nothing') child.stderr.pipe(readableLog()).pipe(process.stderr, { end: false })
  if (shown === 'everything') child.stdout.pipe(readableLog()).pipe(process.stdout, { end: false })
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  ended.then(() => log.end())
  return { name, ended, lastLines: () => lastLines.join('\n'), stop: () => stopProcess(child, ended) }
}

async function stopProcess(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await ended
  clearTimeout(timer)
}

/** Throws SetupError when the service ends or the timeout passes. */
export async function waitUntilReady(service: Service, url: string, timeoutMs: number): Promise<void> {
  let ended = false
  service.ended.then(() => {
    ended = true
  })
  const deadline = Date.now() + timeoutMs
  while (!ended && Date.now() < deadline) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, POLL_INTERVAL_MS))
  }
  const what = ended ? 'stopped while starting' : `did not answer at ${url} within ${timeoutMs / 1000} s`
  throw new SetupError(`${service.name} ${what}. ${service.lastLines()}`)
}
