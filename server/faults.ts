import { log } from '../lib/log.ts'

/** Next registers this listener in place of its own, which would only print the reason (process-error-handlers.js). */
const NEXT_LISTENER = Symbol.for('next.unhandledRejectionListener')

type Faults = { exit: (code: number) => void; stop: (exitCode: number) => void }

/**
 * Ends the process with a line that says why, so that a supervisor starts another. After an exception nothing can be relied on; after a
 * rejection that nobody handled, open requests are answered first.
 */
export function watchFaults({ exit, stop }: Faults, on: NodeJS.EventEmitter = process): void {
  on.on('uncaughtException', (error: unknown) => {
    log.error('process.failed', { message: 'An exception was not caught: the process ends' }, error)
    exit(1)
  })
  const onRejection = (reason: unknown) => {
    log.error('process.failed', { message: 'A rejection was not handled: the process stops' }, reason)
    stop(1)
  }
  Object.assign(globalThis, { [NEXT_LISTENER]: onRejection })
  on.on('unhandledRejection', onRejection)
}
