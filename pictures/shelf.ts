type Shelf = (key: string, draw: () => Promise<Buffer>) => Promise<Buffer>

/**
 * Keeps the pictures that were asked for last, `maxBytes` of them together. What is not there is drawn, once for all who
 * wait for it, and at most `atOnce` pictures at a time. What fails is not kept.
 */
export function createShelf({ maxBytes, atOnce }: { maxBytes: number; atOnce: number }): Shelf {
  /** The one asked for last comes last. */
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

/** Runs what it is given, `atOnce` at a time, the rest in the order in which it came. */
function createTurns(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++
    else await new Promise<void>(start => waiting.push(start))
    try {
      return await work()
    } finally {
      // Its place goes to the next one.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
