import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const START_TIMEOUT_MS = 8 * 60_000
const POLL_INTERVAL_MS = 100

const USUAL_PORT = 3900
const LOCAL_PORT_DISTANCE = 33
const SMTP_PORT_DISTANCE = 34

/** `E2E_PORT=3950` runs the journeys in parallel with other runs: every port has its own data and build. */
const port = Number(process.env.E2E_PORT || USUAL_PORT)
const localPort = port + LOCAL_PORT_DISTANCE
const suffix = port === USUAL_PORT ? '' : `-${port}`
const folder = resolve(`.data/e2e${suffix}`)

/** Ports, data and build of the journeys, separate from those of a running site. */
export const stack = {
  port,
  localPort,
  siteUrl: `http://localhost:${port}`,
  lakeUrl: `http://localhost:${localPort}`,
  folder,
  dataFolder: join(folder, 'data'),
  buildFolder: `.next-e2e${suffix}`,
}

const pidFile = join(folder, 'pid')
const logFile = join(folder, 'serve.log')

/**
 * Runs the script behind `npm start` and waits for its last line. Output and process id go to files, because set-up, tests and tear-down
 * are different processes, and each may stop or start the stack.
 */
export async function startStack(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  rmSync(logFile, { force: true })
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    env: {
      ...process.env,
      PORT: String(stack.port),
      LOCAL_PORT: String(stack.localPort),
      LOCAL_SMTP_PORT: String(port + SMTP_PORT_DISTANCE),
      DATA_DIR: stack.dataFolder,
      NEXT_DIST_DIR: stack.buildFolder,
      // Rate limits count by address, so tests set their own.
      TRUSTED_PROXY_HOPS: '1',
    },
    stdio: ['ignore', log, log],
    detached: true,
  })
  child.unref()
  writeFileSync(pidFile, String(child.pid))
  await until(() => {
    if (child.exitCode !== null) throw new Error(`The stack ended while starting:\n${readFileSync(logFile, 'utf8')}`)
    return readFileSync(logFile, 'utf8').includes('Ctrl-C stops everything')
  })
}

export async function isStackRunning(): Promise<boolean> {
  const answer = await fetch(stack.siteUrl).catch(() => null)
  return answer?.ok ?? false
}

/** Stops everything as Ctrl-C does, and waits until it has ended. */
export async function stopStack(): Promise<void> {
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8'))
  if (isAlive(pid)) process.kill(pid, 'SIGTERM')
  await until(() => !isAlive(pid))
  rmSync(pidFile)
}

async function until(isTrue: () => boolean): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!isTrue()) {
    if (Date.now() > deadline)
      throw new Error(`Nothing happened within ${START_TIMEOUT_MS / 1000} s; the log is ${logFile}`)
    await new Promise(done => setTimeout(done, POLL_INTERVAL_MS))
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
