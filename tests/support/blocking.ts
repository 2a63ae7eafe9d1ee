/** Longest time in milliseconds for which any request of a visitor may block the event loop. */
export const MAX_BLOCK_MS = 50
const TRIES = 12

/** Shortest of several measurements, in milliseconds, because a shared machine delays some. Stops at the first one within the limit. */
export async function shortestBlock(measure: (attempt: number) => Promise<number>): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < TRIES && shortest > MAX_BLOCK_MS; attempt++) {
    shortest = Math.min(shortest, await measure(attempt))
  }
  return shortest
}
