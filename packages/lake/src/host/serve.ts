import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { CORS_PROBE } from '../api/index.ts'
import { createGuard } from '../http/guard.ts'
import { type RunningServer, startServer } from '../http/server.ts'
import { lockFolder } from '../store/lock.ts'
import { openHost } from './index.ts'

export type ServeOptions = {
  folder: string
  port: number
  defaultProject: string
  /** Origins whose pages may use the lake, beside those that its projects list, for example `http://localhost:3000`. */
  origins: string[]
}

/** Starts a host on loopback. Throws FolderInUseError, or the system's error when the port is taken. */
export async function serveHost({ folder, port, defaultProject, origins }: ServeOptions): Promise<RunningServer> {
  const unlock = lockHost(folder)
  const names = ['localhost', '127.0.0.1', '[::1]']
  // Browsers resolve every name below localhost to this machine, so no other page can be behind one.
  const hosts = [...names, '*.localhost'].map(name => `${name}:${port}`)
  const own = new Set([...origins, ...names.map(name => `http://${name}:${port}`)])
  const publicUrl = `http://localhost:${port}`
  const host = openHost({ folder, publicUrl, defaultProject, isOriginAllowed: origin => own.has(origin) })
  const { dispatch, sockets, findOrigin } = host
  const guard = createGuard({ hosts, origins: [...own], findOrigin })
  try {
    const server = await startServer({ port, guard, dispatch, sockets, corsProbe: CORS_PROBE })
    void host.openAll()
    return {
      async stop() {
        await server.stop()
        await host.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Keeps other processes out of the whole folder during the work. Throws FolderInUseError. */
export function whileLocked(folder: string, work: () => void): void {
  const unlock = lockHost(folder)
  try {
    work()
  } finally {
    unlock()
  }
}

function lockHost(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  return lockFolder(join(folder, 'lake.lock'), folder)
}
