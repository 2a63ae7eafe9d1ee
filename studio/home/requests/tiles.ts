import { sum } from '@/lib/words/sum'

/** More tiles than this would not fit above each other. */
const MOST_TILES = 8

/** A day as tiles, one for each request. A day with more than eight has seven tiles and the number of the others. */
type DayTiles = { tiles: number; more: number; isNew: boolean }

/** Takes the requests per day, of which the last is today. Requests since yesterday are new. */
export function tilesOf(days: number[]): DayTiles[] {
  return days.map((count, index) => ({
    tiles: count > MOST_TILES ? MOST_TILES - 1 : count,
    more: count > MOST_TILES ? count - MOST_TILES + 1 : 0,
    isNew: index >= days.length - 2,
  }))
}

export function newSinceYesterday(days: number[]): number {
  return sum(days.slice(-2))
}

/** "Requests on each of the last 14 days: 32 in all, 6 since yesterday." */
export function chartWords(days: number[]): string {
  const recent = newSinceYesterday(days) || 'none'
  return `Requests on each of the last ${days.length} days: ${sum(days)} in all, ${recent} since yesterday.`
}
