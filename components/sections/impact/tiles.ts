import { GOAL_TILE_COUNT } from '@/components/ui/fabric/goal-tiles'
import { fillIn, formatDollars } from '@/lib/words/format'

/** One hundred tiles that stand for a goal in dollars, and how they are named. */
export type Tiles = {
  goal: number
  lit: number
  words: { tile: string; isLit: string; isNext: string; isWaiting: string }
}

/** "Tile 41: from $600,000 to $615,000", with ", lit" for those who do not see the wall. Tiles are counted from 1. */
export function sayTile({ goal, lit, words }: Tiles, tile: number, withState: boolean): string {
  const dollars = (tiles: number) => formatDollars((goal / GOAL_TILE_COUNT) * tiles)
  const name = fillIn(words.tile, { number: tile, from: dollars(tile - 1), to: dollars(tile) })
  return withState ? `${name}, ${stateOf(tile)}` : name

  function stateOf(tile: number): string {
    if (tile <= lit) return words.isLit
    return tile === lit + 1 ? words.isNext : words.isWaiting
  }
}
