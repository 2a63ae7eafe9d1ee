/** Tiles of the wall that draws a goal; each is one percent of it. */
export const GOAL_TILE_COUNT = 100

/** Against sums such as 0.29 * 100 that end just below a whole number. */
const ROUNDING = 1e-9

/** How many tiles are lit once this much of the goal is raised: only whole ones, and never more than there are. */
export function countLitTiles(raised: number, goal: number): number {
  const share = Math.floor((raised / goal) * GOAL_TILE_COUNT + ROUNDING)
  return Math.min(GOAL_TILE_COUNT, Math.max(0, share))
}

/** Lights this many tiles of a wall that is drawn. Those that were not lit before move into their place; none is next yet while it `isCounting`. */
export function lightGoalTiles(tiles: ArrayLike<Element>, lit: number, isCounting: boolean): void {
  for (const [place, tile] of Array.from(tiles).entries()) {
    const isNew = /unlit|new/.test(tile.classList.value)
    const isNext = place === lit && !isCounting
    const names = place < lit ? (isNew ? 'new' : '') : isNext ? 'unlit next' : 'unlit'
    if (tile.classList.value !== names) tile.setAttribute('class', names)
  }
}
