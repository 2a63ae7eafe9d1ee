import { type GiftPetals, type Given, GOAL } from '@/components/give/goal'
import type { PhoneTexts } from '@/components/give/phone-texts'
import { fillIn, formatDollars } from '@/lib/words/format'

/** `landed`: how many of the gifts the petals show. The last one may be in flight. `said` is read aloud. */
export type Gifts = { given: Given[]; landed: number; isInFlight: boolean; said: string }

/** "Petal 7 is yours, every week. $350 of $500 this week." */
export function sayGift(words: PhoneTexts['words'], petals: GiftPetals, { before, amount, often }: Given): string {
  const { first, last, kind, reachesGoal } = petals
  if (kind === 'beyond') return words.nextGoal
  const text = { whole: last > first ? words.petals : words.petal, half: words.half, part: words.part }[kind]
  const own = fillIn(text, { first, last, often: ['', words.yoursWeekly, words.yoursMonthly][often] ?? '' })
  const sum = { raised: formatDollars(before + amount), goal: formatDollars(GOAL) }
  return `${own} ${reachesGoal ? words.reached : fillIn(words.soFar, sum)}`
}

export function sayWhose(words: PhoneTexts['words'], often: number): string {
  return [words.you, words.youWeekly, words.youMonthly][often] ?? ''
}
