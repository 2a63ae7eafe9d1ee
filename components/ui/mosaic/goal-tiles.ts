/** Tiles of the mosaic that draws a goal; each is one percent of it. */
export const GOAL_TILE_COUNT = 100

/** Against sums such as 0.29 * 100 that end just below a whole number. */
const ROUNDING = 1e-9

/** How many tiles are lit once this much of the goal is raised: only whole ones, and never more than there are. */
export function countLitTiles(raised: number, goal: number): number {
  const share = Math.floor((raised / goal) * GOAL_TILE_COUNT + ROUNDING)
  return Math.min(GOAL_TILE_COUNT, Math.max(0, share))
}

/** Class names of one of the tiles, in the order in which they are lit. The next one to be lit has an outline. */
export function classOfGoalTile(tile: number, lit: number): string | undefined {
  if (tile < lit) return undefined
  return tile === lit ? 'unlit next' : 'unlit'
}

/** Lights this many tiles of a mosaic that is drawn. Those that were not lit before move into their place. */
export function lightGoalTiles(tiles: ArrayLike<Element>, lit: number): void {
  for (const [place, tile] of Array.from(tiles).entries()) {
    const isNew = /unlit|new/.test(tile.classList.value)
    const names = classOfGoalTile(place, lit) ?? (isNew ? 'new' : '')
    if (tile.classList.value !== names) tile.setAttribute('class', names)
  }
}
