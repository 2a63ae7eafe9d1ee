import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { type Run, runProcess } from './run-process.ts'

/** Not in any log, which a test looks for. */
export const REDIS_PASSWORD = 'open-sesame'

const PROGRAM = ['redis-server', 'valkey-server'].find(name => spawnSync(name, ['--version']).status === 0)

export const hasRedis = PROGRAM !== undefined
if (!hasRedis)
  console.warn('redis-server and valkey-server are not installed (Debian: redis-server), so tests of Redis are skipped')

export type RedisServer = Awaited<ReturnType<typeof startRedis>>

export async function startRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'))
  const port = await freePort()
  let server = await start(port, folder)
  const kill = () => server.end('SIGKILL')
  return {
    url: `redis://:${REDIS_PASSWORD}@127.0.0.1:${port}`,
    /** Without a chance to say goodbye, as in a power cut: nothing is saved. */
    kill,
    /** On the same port, and empty, if it was killed. */
    restart: async () => {
      if (server.hasEnded()) server = await start(port, folder)
    },
    /** Accepts connections and does not answer. */
    freeze: () => server.signal('SIGSTOP'),
    thaw: () => server.signal('SIGCONT'),
    stop: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function start(port: number, folder: string): Promise<Run> {
  if (!PROGRAM) throw new Error('Redis is not installed')
  const options = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no', requirepass: REDIS_PASSWORD }
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
  return runProcess(PROGRAM, args, { isReady: () => accepts(port) })
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
