import { type EventEmitter, once } from 'node:events'
import { createServer, type ListenOptions } from 'node:net'

type Listener = EventEmitter & {
  listen(options: ListenOptions, done: () => void): unknown
  close(done: () => void): unknown
}

const LOOPBACK = ['127.0.0.1', '::1']

/** Makes a server for each loopback address of this machine. Rejects with the system's error, for example EADDRINUSE. */
export async function listenOnLoopback<Server extends Listener>(port: number, make: () => Server): Promise<Server[]> {
  const servers: Server[] = []
  for (const host of LOOPBACK) {
    const server = make()
    try {
      await listen(server, { port, host, exclusive: true })
      servers.push(server)
    } catch (error) {
      if (host === '::1' && isAddressMissing(error)) continue
      await closeAll(servers)
      throw error
    }
  }
  return servers
}

/** A port of loopback that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await closeAll([server])
  if (typeof address === 'object' && address) return address.port
  throw new Error('No port')
}

export async function closeAll(servers: Listener[]): Promise<void> {
  await Promise.all(servers.map(server => new Promise<void>(resolve => server.close(() => resolve()))))
}

/** Ctrl-C signals a process twice: from the terminal, and from the process that started it. */
export function stopOnce(stop: () => Promise<void>): void {
  let isStopping = false
  const onSignal = async () => {
    if (isStopping) return
    isStopping = true
    await stop()
    process.exit(0)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

/** By its callback: a server of mail passes no event `listening` on. */
function listen(server: Listener, options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(options, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function isAddressMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code))
}
