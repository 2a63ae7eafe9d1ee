import { dollars } from './amounts.gen.ts'
import { feesOf, type Gift, MIN_AMOUNT, receivedOf, totalOf } from './gift.ts'
import { GOAL } from './goal.ts'

/** The longest time from the first tap to the receipt that the page mentions. */
const MAX_SECONDS = 30

const FRIDAY = 5

export const METHOD_NAMES = { phone: 'Phone wallet', card: 'Card', bank: 'Bank account' }
export const METHOD_ICONS = { phone: 'contactless-payment', card: 'credit-card', bank: 'bank' }
const SOURCES = {
  phone: 'Demo card, ending 4242',
  card: 'Demo card, ending 4242',
  bank: 'Demo account, ending 6789',
}
const RHYTHMS = { once: 'Once', week: 'Every Friday', month: 'Every month' }
const PER = { once: '', week: ' a week', month: ' a month' }

/** What the page says about a gift, by the name of the place (`data-text`). */
export function wordsOf(gift: Gift, today: Date) {
  const isEnough = gift.amount >= MIN_AMOUNT
  const amount = dollars(gift.amount)
  const friday = nextFriday(today)
  return {
    total: isEnough ? dollars(totalOf(gift)) + PER[gift.frequency] : '',
    fees: feeLine(gift),
    when: rhythmLine(gift, today),
    method: METHOD_NAMES[gift.method],
    fund: gift.fund,
    rhythm: RHYTHMS[gift.frequency],
    source: SOURCES[gift.method],
    sum: dollars(totalOf(gift)),
    amount,
    gift: gift.frequency === 'once' ? amount : `${amount}, ${lowerFirst(RHYTHMS[gift.frequency])}`,
    fee: dollars(feesOf(gift)),
    date: today.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' }),
    friday: String(friday.getDate()),
  }
}

export function goalWords(raised: number) {
  return {
    raised: dollars(raised),
    goal: raised >= GOAL ? 'This week’s goal is reached' : `of ${dollars(GOAL)} this week`,
  }
}

/** On the tag beside the rosette, after the amount. `petals` as petalsOfGift names them. */
export function tagWords(petals: string | null): string {
  return `your gift, ${petals ?? 'for the next goal'}`
}

/** On the terminal. */
export function petalLine(petals: string | null): string {
  if (petals === null) return 'It opens the next goal.'
  return `It ${petals.startsWith('petal ') ? 'is' : 'lights'} ${petals} of this week’s goal.`
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
  if (gift.isCovered) return `Adds ${dollars(feesOf(gift))} to cover the fees`
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

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}
