import { PETALS } from '@/components/ui/fabric/rosette'

/** The example's goal of a week, and what has come in before the visitor gives. Whole dollars. */
export const GOAL = 500
export const RAISED = 300

/** Petals that a sum has filled, and which part of the next one, from 0 to 1. */
export function petalsOf(raised: number, goal = GOAL): { whole: number; part: number } {
  const petals = Math.min(PETALS.length, (raised * PETALS.length) / goal)
  const whole = Math.floor(petals)
  return { whole, part: petals - whole }
}

/** What a gift does to the petals, which are counted from 1. `first` is the one that it fills or begins. */
export type GiftPetals = {
  first: number
  last: number
  kind: 'whole' | 'half' | 'part' | 'beyond'
  reachesGoal: boolean
}

export function petalsOfGift(before: number, amount: number): GiftPetals {
  const from = petalsOf(before)
  const to = petalsOf(before + amount)
  const first = from.whole + 1
  const reachesGoal = before < GOAL && before + amount >= GOAL
  if (before >= GOAL) return { first: PETALS.length, last: PETALS.length, kind: 'beyond', reachesGoal }
  if (to.whole >= first) return { first, last: to.whole, kind: 'whole', reachesGoal }
  return { first, last: first, kind: from.part === 0 && to.part === 0.5 ? 'half' : 'part', reachesGoal }
}

type Raised = { raised: number; before: number; goal?: number }

/** How a petal looks, counted from 0: its classes, and its size, whose square is the part of it that is there. */
export function petalLook(place: number, { raised, before, goal }: Raised): { state?: string; size: number } {
  const { whole, part } = petalsOf(raised, goal)
  if (place < whole) return { state: place < petalsOf(before, goal).whole ? 'lit' : 'lit mine new', size: 1 }
  if (place > whole) return { size: 1 }
  return part > 0
    ? { state: 'mine part new', size: Math.round(Math.sqrt(part) * 1000) / 1000 }
    : { state: 'next', size: 1 }
}
