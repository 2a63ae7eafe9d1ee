/** US dollars. A row has room for this many tiles, so a tile is worth more once a masjid has raised more. */
const WORTHS = [10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000]
const MOST_TILES = 15

/** What one tile stands for, in US dollars: the same in all rows, so that the rows can be compared. */
export function tileWorth(amounts: number[]): number {
  const largest = Math.max(...amounts)
  return WORTHS.find(worth => largest <= worth * MOST_TILES) ?? Math.ceil(largest / MOST_TILES)
}

/** Number of tiles, and how far the last one is filled in percent; null when all are full. */
export function tilesOf(amount: number, worth: number): { count: number; filled: number | null } {
  const rest = amount % worth
  return { count: Math.ceil(amount / worth), filled: rest === 0 ? null : Math.round((rest / worth) * 100) }
}
