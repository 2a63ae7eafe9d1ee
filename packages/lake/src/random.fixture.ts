/** `next` returns an integer below its argument. */
export type Random = ReturnType<typeof createRandom>

/** Seeded (mulberry32), so that every run uses the same numbers. */
export function createRandom(seed: number) {
  let state = seed
  const next = (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[next(items.length)] ?? items[0]
  return { next, pick }
}
