/** For words of five letters or fewer; in longer ones a third of the letters may differ. */
const MIN_EDITS = 2

export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map(other => ({ other, edits: countEdits(word.toLowerCase(), other.toLowerCase()) }))
    .filter(({ other, edits }) => edits <= Math.max(MIN_EDITS, Math.floor(word.length / 3)) && edits < other.length)
    .sort((a, b) => a.edits - b.edits)
  return nearest?.other
}

/** Edit distance in which a swap of neighbors counts once. */
function countEdits(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= from.length; row++) {
    rows.push([row])
    for (let column = 1; column <= to.length; column++) {
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const edits = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1),
        ...(isSwap ? [at(row - 2, column - 2) + 1] : []),
      )
      rows[row]?.push(edits)
    }
  }
  return at(from.length, to.length)
}
