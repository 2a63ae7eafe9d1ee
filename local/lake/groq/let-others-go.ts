import { setImmediate } from 'node:timers/promises'

/**
 * Lets timers run and what has arrived be read. Twice, because what a request started comes before the next immediate without a
 * look at the network in between: two long pieces of work would follow each other as one.
 */
export async function letOthersGo(): Promise<void> {
  await setImmediate()
  await setImmediate()
}
