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

/** A gift as the phone of the hero receives it. `often` is 0 for once, 1 for weekly and 2 for monthly gifts. */
export type Given = { before: number; amount: number; often: number }

export type Raised = {
  raised: number
  /** What had come in before the gifts whose petals are lighter. */
  before?: number
  goal?: number
  /** The gifts whose petals are lighter, where it matters which of them are repeated. */
  gifts?: Given[]
}

type PetalLook = { state?: string; size: number; rim?: string }

/** How a petal looks, counted from 0: its classes, its size, whose square is the part of it that is there, and those of its outline, where it does not fill that. */
export function petalLook(place: number, { raised, before = raised, goal, gifts = [] }: Raised): PetalLook {
  const { whole, part } = petalsOf(raised, goal)
  const last = gifts.findLast(gift => lights(gift, place))
  const steady = last && last.often > 0 ? ' steady' : ''
  if (place > whole) return { size: 1 }
  if (place === whole) {
    if (part === 0) return { state: 'next', size: 1 }
    return {
      state: `mine part new${steady}`,
      size: Math.round(Math.sqrt(part) * 1000) / 1000,
      rim: `petal-rim${steady}`,
    }
  }
  if (place < petalsOf(before, goal).whole) return { state: 'lit', size: 1 }
  return { state: `lit mine new${steady}`, size: 1, rim: steady && `petal-rim${steady}` }
}

function lights({ before, amount }: Given, place: number): boolean {
  const { first, kind } = petalsOfGift(before, amount)
  return kind !== 'beyond' && place >= first - 1 && place <= petalsOf(before + amount).whole
}

type Sums = { amount: number; feePercent: number; coversFees: boolean }

/** Dollars, in whole cents. The fees are those of the amount itself, so covering them is a simple sum. */
export function workOutGift({ amount, feePercent, coversFees }: Sums): { fees: number; total: number } {
  const fees = Math.round(amount * feePercent) / 100
  return { fees, total: coversFees ? Math.round((amount + fees) * 100) / 100 : amount }
}
