import { httpError } from '../http/errors.ts'

/** Runs at most `atOnce` tasks; at most `maxWaiting` more wait in order. Any further one is rejected with 503. */
export function createQueue(atOnce: number, maxWaiting: number) {
  const waiting: (() => void)[] = []
  let free = atOnce

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1
    else if (waiting.length < maxWaiting) await new Promise<void>(resolve => waiting.push(resolve))
    else throw httpError(503, 'Service Unavailable', 'Too many pictures are being rendered; try again in a moment')
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
