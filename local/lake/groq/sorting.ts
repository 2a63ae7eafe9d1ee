/** Items of a run, which are sorted in about a millisecond. */
const PORTION = 1_000

/**
 * Puts a list in order, portion by portion. Each call goes on where a call that was cut off (see time-limit.ts) has stopped, so that
 * a long list is in order after some of them, on a slow machine too. Items that are alike stay in their order.
 */
export function createSorting<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): () => Item[] {
  // Written as a whole, for whoever is cut off leaves it either as it was or as it is to be.
  let state = { taken: 0, runs: [] as Item[][], merged: [] as Item[][] }
  return () => {
    while (state.taken < items.length) {
      const run = items.slice(state.taken, state.taken + PORTION).sort(compare)
      state = { ...state, taken: state.taken + PORTION, runs: [...state.runs, run] }
    }
    for (;;) {
      const [first, second, ...others] = state.runs
      if (first && second) state = { ...state, runs: others, merged: [...state.merged, merge(first, second, compare)] }
      else if (state.merged.length > 0) state = { ...state, runs: [...state.merged, ...state.runs], merged: [] }
      else return first ?? []
    }
  }
}

function merge<Item>(first: Item[], second: Item[], compare: (a: Item, b: Item) => number): Item[] {
  const merged: Item[] = []
  let from = 0
  for (const item of first) {
    for (let other = second[from]; other !== undefined && compare(other, item) < 0; other = second[++from])
      merged.push(other)
    merged.push(item)
  }
  return merged.concat(second.slice(from))
}
