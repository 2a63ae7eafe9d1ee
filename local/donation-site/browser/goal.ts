/** The week's goal of the demo masjid, as a rosette of ten petals and a wall of tiles. Money is in whole cents. */

export const GOAL = 500_00
export const RAISED = 300_00

const PETALS = 10
const TILE = 25_00

/** Petals that are complete, from 0 to 10, and whether the next one has begun. */
export function petalsOf(raised: number, goal = GOAL): { complete: number; hasBegun: boolean } {
  const petals = Math.min(PETALS, (raised / goal) * PETALS)
  const complete = Math.floor(petals)
  return { complete, hasBegun: petals > complete }
}

/** How many tiles a gift sets in the wall. */
export function tilesOf(amount: number): number {
  return Math.max(1, Math.round(amount / TILE))
}
