import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { stack } from './stack.ts'

const START_TIMEOUT_MS = 60_000
const POLL_INTERVAL_MS = 20

export type SiteProcess = {
  url: string
  /** What the process has printed to stderr. */
  errors: () => string
  /** What it has printed to stdout. */
  output: () => string
  /** Resolves when the process has ended; null if a signal ended it. */
  exitCode: Promise<number | null>
  signal: (signal: NodeJS.Signals) => void
  /** Ends the process and waits for its last output: SIGTERM is what an operator sends, SIGKILL what a power cut does. */
  end: (signal: NodeJS.Signals) => Promise<void>
}

type SiteOptions = {
  port: number
  env: Record<string, string>
  /** Another checkout, in whose folder the script runs. */
  folder?: string
  script?: string
}

/** Runs the built site in its own process, as `npm start` does, with its own port and environment. */
export async function startSite({ port, env, folder = '.', script = 'server.ts' }: SiteOptions): Promise<SiteProcess> {
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_DIST_DIR: stack.buildFolder,
      NEXT_PUBLIC_SITE_URL: stack.siteUrl,
      NEXT_PUBLIC_LAKE_URL: stack.lakeUrl,
      CACHE_DIR: join(stack.dataFolder, 'cache'),
      PORT: String(port),
      DRAIN_MS: '0',
      // Only tests of PostgreSQL use one, and none uses the developer's own.
      DATABASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exitCode = new Promise<number | null>(resolve => child.once('close', resolve))
  let output = ''
  child.stdout.setEncoding('utf8').on('data', text => {
    output += text
  })
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', text => {
    complaints += text
  })
  const url = `http://127.0.0.1:${port}`
  await untilAnswering(`${url}/api/forms/token`, child, () => complaints)
  return {
    ...{ url, errors: () => complaints, output: () => output, exitCode },
    signal: signal => child.kill(signal),
    end: async signal => {
      child.kill(signal)
      await exitCode
    },
  }
}

async function untilAnswering(url: string, child: ChildProcess, complaints: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The site ended while starting:\n${complaints()}`)
    const answer = await fetch(url).catch(() => null)
    if (answer) return
    await delay(POLL_INTERVAL_MS)
  }
  child.kill('SIGKILL')
  throw new Error(`The site did not answer at ${url} within ${START_TIMEOUT_MS / 1_000} s`)
}
