import { type GiftPetals, GOAL } from '@/components/give/goal'
import type { IconName } from '@/lib/icons'
import { dollars } from '@/lib/words/amounts'
import { feesOf, type Gift, type Method, MIN_AMOUNT, receivedOf, totalOf } from './gift'

/** The longest time from the first tap to the receipt that the page mentions. */
const MAX_SECONDS = 30

const FRIDAY = 5

export const METHOD_NAMES = { phone: 'Phone wallet', card: 'Card', bank: 'Bank account' }
export const METHOD_ICONS: Record<Method, IconName> = { phone: 'contactless-payment', card: 'money', bank: 'bank' }
export const RHYTHM_NAMES = { once: 'Once', week: 'Weekly', month: 'Monthly' }
const RHYTHMS = { once: 'Once', week: 'Every Friday', month: 'Every month' }
const PER = { once: '', week: ' a week', month: ' a month' }

export type Words = ReturnType<typeof wordsOf>

/** What the page says about a gift. */
export function wordsOf(gift: Gift, today: Date) {
  const amount = dollars(gift.amount)
  return {
    total: gift.amount >= MIN_AMOUNT ? dollars(totalOf(gift)) + PER[gift.frequency] : '',
    fees: feeLine(gift),
    when: rhythmLine(gift, today),
    method: METHOD_NAMES[gift.method],
    rhythm: RHYTHMS[gift.frequency],
    source: gift.method === 'bank' ? 'Demo account, ending 6789' : 'Demo card, ending 4242',
    sum: dollars(totalOf(gift)),
    amount,
    gift: gift.frequency === 'once' ? amount : `${amount}, ${RHYTHMS[gift.frequency].replace('E', 'e')}`,
    fee: dollars(feesOf(gift)),
    date: today.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' }),
    friday: String(nextFriday(today).getDate()),
  }
}

/** `raised` is in whole cents. */
export function goalWords(raised: number) {
  return {
    raised: dollars(raised),
    goal: raised >= GOAL * 100 ? 'This week’s goal is reached' : `of ${dollars(GOAL * 100)} this week`,
  }
}

/** On the tag beside the rosette, after the amount. */
export function tagWords(petals: GiftPetals): string {
  return `your gift, ${namePetals(petals) ?? 'for the next goal'}`
}

/** On the terminal. */
export function petalLine(petals: GiftPetals): string {
  const names = namePetals(petals)
  if (names === null) return 'It opens the next goal.'
  return `It ${names.startsWith('petal ') ? 'is' : 'lights'} ${names} of this week’s goal.`
}

/** "petal 7", "petals 7 to 10" or "half of petal 7". Null past the goal. */
function namePetals({ first, last, kind }: GiftPetals): string | null {
  if (kind === 'beyond') return null
  if (last > first) return `petals ${first} to ${last}`
  return kind === 'whole' ? `petal ${first}` : `${kind} of petal ${first}`
}

/** Empty when it took too long to be worth a mention. */
export function timeLine(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds > MAX_SECONDS) return ''
  return `From first tap to receipt: ${seconds} second${seconds === 1 ? '' : 's'}.`
}

/** "Your pledge starts Friday, November 27". */
export function pledgeLine(today: Date): string {
  return `Your pledge starts Friday, ${monthAndDay(nextFriday(today))}`
}

/** The first Friday after today. */
export function nextFriday(today: Date): Date {
  const friday = new Date(today)
  friday.setDate(today.getDate() + ((FRIDAY - today.getDay() + 7) % 7 || 7))
  return friday
}

function feeLine(gift: Gift): string {
  if (gift.amount < MIN_AMOUNT) return 'Adds the fees to your gift'
  if (gift.cover) return `Adds ${dollars(feesOf(gift))} to cover the fees`
  return `The masjid receives ${dollars(receivedOf(gift))}`
}

function rhythmLine({ frequency }: Gift, today: Date): string {
  if (frequency === 'week') return `Every Friday, from ${monthAndDay(nextFriday(today))}`
  return frequency === 'month' ? `On the ${ordinal(today.getDate())} of each month, from today` : ''
}

function monthAndDay(date: Date): string {
  return date.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })
}

function ordinal(day: number): string {
  const isTeen = day > 10 && day < 20
  return `${day}${(!isTeen && { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10]) || 'th'}`
}
