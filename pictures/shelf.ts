import { LRUCache } from 'lru-cache'

type Shelf = (key: string, draw: () => Promise<Buffer>) => Promise<Buffer>

/** Concurrent requests share one drawing; failures are not cached. */
export function createShelf({ maxBytes, atOnce }: { maxBytes: number; atOnce: number }): Shelf {
  const kept = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => Math.max(1, length) })
  const coming = new Map<string, Promise<Buffer>>()
  const inTurn = createTurns(atOnce)

  return (key, draw) => {
    const there = kept.get(key)
    if (there) return Promise.resolve(there)
    const picture =
      coming.get(key) ??
      inTurn(draw)
        .then(drawn => {
          kept.set(key, drawn)
          return drawn
        })
        .finally(() => coming.delete(key))
    coming.set(key, picture)
    return picture
  }
}

function createTurns(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++
    else await new Promise<void>(start => waiting.push(start))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
