/** How many items are sorted at a time, which takes about a millisecond. */
const PORTION = 1_000

/**
 * Sorts a list in steps. Each call resumes where the previous one was cut off (see time-limit.ts), so that a few calls sort
 * a long list even on a slow machine. Equal items keep their order.
 */
export function createSorting<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): () => Item[] {
  // Replaced in one assignment, so that a cut-off leaves either the old state or the new one.
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
