import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { until } from './until.ts'

const START_TIMEOUT_MS = 8 * 60_000

const USUAL_PORT = 3900
const LOCAL_PORT_DISTANCE = 10
const SMTP_PORT_DISTANCE = 20

/** `E2E_PORT=3950` runs tests in parallel with other runs, which need ports at least 30 apart; every port has its own data and build. */
const basePort = Number(process.env.E2E_PORT || USUAL_PORT)

export type Stack = {
  port: number
  localPort: number
  siteUrl: string
  lakeUrl: string
  folder: string
  dataFolder: string
  buildFolder: string
}

/** `E2E_HOST=next` runs the site under `next start`, without server.ts. */
export const isUnderNext = process.env.E2E_HOST === 'next'

/** Ports, data and build of one stack, separate from those of a running site. Stacks are numbered from 0. */
export function stackOf(index: number): Stack {
  const port = basePort + index
  const suffix = port === USUAL_PORT ? '' : `-${port}`
  const folder = resolve(`.data/e2e${suffix}`)
  return {
    port,
    localPort: port + LOCAL_PORT_DISTANCE,
    siteUrl: `http://localhost:${port}`,
    lakeUrl: `http://localhost:${port + LOCAL_PORT_DISTANCE}`,
    folder,
    dataFolder: join(folder, 'data'),
    buildFolder: `.next-e2e${suffix}`,
  }
}

/** The stack of this process: every worker of Playwright has one of its own, so no test changes what another sees. */
export const stack = stackOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))

const pidFileOf = ({ folder }: Stack) => join(folder, 'pid')

export const readPid = (which: Stack) => Number(readFileSync(pidFileOf(which), 'utf8'))

/** Output and process id go to files, because set-up, tests and tear-down are different processes, and each may stop the stack. */
export async function startStack(which = stack): Promise<void> {
  const logFile = logFileOf(which)
  mkdirSync(which.folder, { recursive: true })
  rmSync(logFile, { force: true })
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, ['scripts/start.ts', ...(isUnderNext ? ['--next'] : [])], {
    env: {
      ...process.env,
      PORT: String(which.port),
      LOCAL_PORT: String(which.localPort),
      LOCAL_SMTP_PORT: String(which.port + SMTP_PORT_DISTANCE),
      DATA_DIR: which.dataFolder,
      NEXT_DIST_DIR: which.buildFolder,
      // Rate limits count by address, so tests set their own.
      TRUSTED_PROXY_HOPS: '1',
    },
    stdio: ['ignore', log, log],
    detached: true,
  })
  child.unref()
  writeFileSync(pidFileOf(which), String(child.pid))
  const isStarted = async () => {
    if (child.exitCode !== null) throw new Error(`The stack ended while starting:\n${readFileSync(logFile, 'utf8')}`)
    return readFileSync(logFile, 'utf8').includes('Ctrl-C stops everything')
  }
  await until('the stack is started', isStarted, START_TIMEOUT_MS)
}

export function logFileOf({ folder }: Stack): string {
  return join(folder, 'serve.log')
}

/** Each site has a copy of its own, so that what one rebuilds never changes under another. */
export function copyBuild(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true, filter: path => basename(path) !== 'cache' })
}

export async function isStackRunning(which = stack): Promise<boolean> {
  const answer = await fetch(which.siteUrl).catch(() => null)
  return answer?.ok ?? false
}

export async function stopStack(which = stack): Promise<void> {
  if (!existsSync(pidFileOf(which))) return
  const pid = readPid(which)
  if (isAlive(pid)) process.kill(pid, 'SIGTERM')
  await until('the stack is stopped', async () => !isAlive(pid), START_TIMEOUT_MS)
  rmSync(pidFileOf(which))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const FOLDERS = [join(stack.buildFolder, 'server'), join(stack.dataFolder, 'cache', 'pages')]

export function countCachedFiles(): number {
  return FOLDERS.flatMap(list).length
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
}
