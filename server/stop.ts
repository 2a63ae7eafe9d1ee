import { once } from 'node:events'
import type { Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { log } from '../lib/process/log.ts'
import { beginStopping, closeAll, isStopping } from '../lib/process/stopping.ts'

export const STOP_TIMEOUT_MS = 30_000
const CLOSE_TIMEOUT_MS = 5_000
const IDLE_CHECK_MS = 100
const SAME_SIGNAL_MS = 1_000

type WaitFor = (milliseconds: number) => Promise<unknown>
type Options = { server: Server; drainMs: number; exit: (code: number) => void; now?: () => number; waitFor?: WaitFor }

/** /readyz says 503, connections drain, open requests end, stores close. A second signal exits at once. */
export function createStopper({ server, drainMs, exit, now = Date.now, waitFor = wait }: Options) {
  let signalledAt: number | null = null

  async function stop(drainMs: number, exitCode: number): Promise<void> {
    if (isStopping()) return
    beginStopping()
    log.info('site.stopping', { drainMs })
    if (drainMs > 0) await waitFor(drainMs)
    const closed = once(server, 'close')
    // Accepts connections that wait, which would be reset otherwise.
    await nextTurn()
    server.close()
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    const isClosed = await Promise.race([closed.then(() => true), waitFor(STOP_TIMEOUT_MS).then(() => false)])
    clearInterval(idle)
    if (!isClosed)
      log.warn('site.cutOff', { message: 'Requests that are still open are cut off', after: STOP_TIMEOUT_MS })
    const hasClosed = await closeStores(waitFor)
    log.info('site.stopped', {})
    exit(hasClosed ? exitCode : 1)
  }

  return {
    stop,
    onSignal: (signal: 'SIGINT' | 'SIGTERM'): void => {
      if (signalledAt !== null && now() - signalledAt > SAME_SIGNAL_MS) exit(1)
      else void stop(signal === 'SIGTERM' ? drainMs : 0, 0)
      signalledAt ??= now()
    },
  }
}

async function closeStores(waitFor: WaitFor): Promise<boolean> {
  const fail = () => Promise.reject(new Error(`The stores did not close within ${CLOSE_TIMEOUT_MS} ms`))
  try {
    await Promise.race([closeAll(), waitFor(CLOSE_TIMEOUT_MS).then(fail)])
    return true
  } catch (error) {
    log.error('process.failed', { message: 'The stores could not be closed' }, error)
    return false
  }
}

type Faults = { exit: (code: number) => void; stop: (exitCode: number) => void }

export function watchFaults({ exit, stop }: Faults, on: NodeJS.EventEmitter = process): void {
  on.on('uncaughtException', (error: unknown) => {
    log.error('process.failed', { message: 'An exception was not caught: the process ends' }, error)
    exit(1)
  })
  on.on('unhandledRejection', (reason: unknown) => {
    log.error('process.failed', { message: 'A rejection was not handled: the process stops' }, reason)
    stop(1)
  })
}
