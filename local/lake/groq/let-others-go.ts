import { setImmediate } from 'node:timers/promises'

/**
 * Lets timers and network events be handled. One immediate is not enough: after a request's callback, the event loop runs
 * immediates before it polls the network again, so two long pieces of work would run back to back.
 */
export async function letOthersGo(): Promise<void> {
  await setImmediate()
  await setImmediate()
}
