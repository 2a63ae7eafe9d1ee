import { fillIn, formatDollars } from '@/lib/format'
import type { CodeWords } from './code-words'
import { type GiftPetals, GOAL } from './goal'

/** "Petal 7 is yours, every week. $350 of $500 this week." `often` is 0 for once, 1 for weekly and 2 for monthly gifts. */
export function sayGift(words: CodeWords, petals: GiftPetals, raised: number, often: number): string {
  const { first, last, kind, reachesGoal } = petals
  if (kind === 'beyond') return words.nextGoal
  const text = { whole: last > first ? words.petals : words.petal, half: words.half, part: words.part }[kind]
  const own = fillIn(text, { first, last, often: ['', words.yoursWeekly, words.yoursMonthly][often] ?? '' })
  const sum = { raised: formatDollars(raised), goal: formatDollars(GOAL) }
  return `${own} ${reachesGoal ? words.reached : fillIn(words.soFar, sum)}`
}

/** What stands beside the amount on the tag of a gift. */
export function sayWhose(words: CodeWords, often: number): string {
  return [words.you, words.youWeekly, words.youMonthly][often] ?? ''
}
