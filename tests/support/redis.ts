import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from 'offline-content-lake/testing'

const START_TIMEOUT_MS = 10_000
const POLL_INTERVAL_MS = 20
/** Not in any log, which a test looks for. */
export const REDIS_PASSWORD = 'open-sesame'

const PROGRAM = ['redis-server', 'valkey-server'].find(name => spawnSync(name, ['--version']).status === 0)

/** False where there is no Redis, and then says so. */
export const hasRedis = PROGRAM !== undefined
if (!hasRedis)
  console.warn('redis-server and valkey-server are not installed (Debian: redis-server), so tests of Redis are skipped')

export type RedisServer = {
  url: string
  /** Without a chance to say goodbye, as in a power cut: nothing is saved. */
  kill: () => Promise<void>
  /** On the same port, and empty, if it was killed. */
  restart: () => Promise<void>
  /** Accepts connections and does not answer. */
  freeze: () => void
  thaw: () => void
  stop: () => Promise<void>
}

/** A Redis of the test's own, in memory. */
export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'))
  const port = await freePort()
  let server = await start(port, folder)
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null
  const kill = async () => {
    if (hasEnded()) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  return {
    url: `redis://:${REDIS_PASSWORD}@127.0.0.1:${port}`,
    kill,
    restart: async () => {
      if (hasEnded()) server = await start(port, folder)
    },
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    stop: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function start(port: number, folder: string): Promise<ChildProcess> {
  if (!PROGRAM) throw new Error('Redis is not installed')
  const options = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no', requirepass: REDIS_PASSWORD }
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
  const server = spawn(PROGRAM, args, { stdio: 'ignore' })
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await accepts(port))) {
    if (server.exitCode !== null) throw new Error(`${PROGRAM} ended while starting, with ${server.exitCode}`)
    if (Date.now() > deadline) throw new Error(`${PROGRAM} did not start within ${START_TIMEOUT_MS} ms`)
    await delay(POLL_INTERVAL_MS)
  }
  return server
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
