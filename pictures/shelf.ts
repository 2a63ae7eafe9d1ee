type Shelf = (key: string, draw: () => Promise<Buffer>) => Promise<Buffer>

/** A cache of the most recently requested pictures. Concurrent requests share one drawing; failures are not cached. */
export function createShelf({ maxBytes, atOnce }: { maxBytes: number; atOnce: number }): Shelf {
  /** In order of use, the most recent last. */
  const kept = new Map<string, Buffer>()
  const coming = new Map<string, Promise<Buffer>>()
  const inTurn = createTurns(atOnce)
  let bytes = 0

  return (key, draw) => {
    const there = kept.get(key)
    if (there) {
      kept.delete(key)
      kept.set(key, there)
      return Promise.resolve(there)
    }
    const picture =
      coming.get(key) ??
      inTurn(draw)
        .then(drawn => {
          keep(key, drawn)
          return drawn
        })
        .finally(() => coming.delete(key))
    coming.set(key, picture)
    return picture
  }

  function keep(key: string, picture: Buffer): void {
    kept.set(key, picture)
    bytes += picture.length
    for (const [oldest, { length }] of kept) {
      if (bytes <= maxBytes) return
      kept.delete(oldest)
      bytes -= length
    }
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
      // Passes the slot on to the next task.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
