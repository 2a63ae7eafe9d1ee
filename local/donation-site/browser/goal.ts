/** The week's goal of the demo masjid, as a rosette of ten petals. Money is in whole cents. */

export const GOAL = 500_00
export const RAISED = 300_00

const PETALS = 10
const PETAL = GOAL / PETALS

/** Petals that are complete, from 0 to 10, and which part of the next one is there, from 0 to 1. */
export function petalsOf(raised: number): { complete: number; part: number } {
  const petals = Math.min(PETALS, raised / PETAL)
  const complete = Math.floor(petals)
  return { complete, part: petals - complete }
}

/** How a petal looks, counted from 0: the classes of its path, and its size, whose area is the part of it that is there. */
export function petalOf(place: number, raised: number): { state: string; size: number } {
  const { complete, part } = petalsOf(raised)
  if (place < complete)
    return { state: raised > RAISED && place >= petalsOf(RAISED).complete ? 'lit mine' : 'lit', size: 1 }
  if (place > complete) return { state: '', size: 1 }
  return part > 0 ? { state: 'mine part', size: Math.round(Math.sqrt(part) * 1000) / 1000 } : { state: 'next', size: 1 }
}

/** "petal 7", "petals 7 to 10" or "half of petal 7": what a gift lights. Null past the goal. */
export function petalsOfGift(before: number, amount: number): string | null {
  if (before >= GOAL) return null
  const from = petalsOf(before)
  const to = petalsOf(before + amount)
  const first = from.complete + 1
  if (to.complete > first) return `petals ${first} to ${to.complete}`
  if (to.complete === first) return `petal ${first}`
  return `${from.part === 0 && to.part === 0.5 ? 'half' : 'part'} of petal ${first}`
}
