import type { Draft } from '@/components/give/form'
import { petalsOfGift, RAISED, workOutGift } from '@/components/give/goal'
import type { IconName } from '@/lib/icons'
import { readAmount } from '@/lib/words/amounts'
import { formatExactDollars } from '@/lib/words/format'

/** How often a gift comes: on the form, behind the amount on the receipt, and behind the sum on the button. */
export const OFTEN = [
  { name: 'Once', rhythm: '', per: '' },
  { name: 'Weekly', rhythm: ', every Friday', per: ' a week' },
  { name: 'Monthly', rhythm: ', every month', per: ' a month' },
] as const

export const CAUSES = ['Masjid operations', 'Zakat', 'Sadaqah', 'Weekend school']

export const WAYS = ['phone', 'card', 'bank'] as const

type Way = (typeof WAYS)[number]

/** Fees are in percent: 3 for cards and wallets, 1 for bank transfers, and 0.8 for the platform. */
export const METHODS: Record<Way, { name: string; icon: IconName; fee: number }> = {
  phone: { name: 'Phone wallet', icon: 'contactless-payment', fee: 3.8 },
  card: { name: 'Card', icon: 'money', fee: 3.8 },
  bank: { name: 'Bank account', icon: 'bank', fee: 1.8 },
}

/** In cents. */
const LIMITS = { min: 1_00, max: 9_999_999_00 }

/** What a donor chooses, in dollars. What was typed may be no amount: then that is 0, and `problem` says why. */
export type Gift = Draft & { method: Way; typed: string; problem: string }

/** The form asks for the page again, with the gift in the address. What is missing or unknown there has its default. */
export function readGift(query: URLSearchParams): Gift {
  const { typed = '50', often, cause, cover, method } = query.has('step') ? Object.fromEntries(query) : { cover: 'on' }
  return {
    ...readTyped(typed),
    often: Math.max(0, Object.keys(OFTEN).indexOf(often ?? '')),
    cause: CAUSES.find(known => known === cause) ?? 'Masjid operations',
    cover: Boolean(cover),
    method: WAYS.find(known => known === method) ?? 'phone',
  }
}

export function readTyped(typed: string): Pick<Gift, 'typed' | 'amount' | 'problem'> {
  const read = readAmount(typed, LIMITS)
  return read.kind === 'amount'
    ? { typed, amount: read.cents / 100, problem: '' }
    : { typed, amount: 0, problem: read.sentence }
}

/** What the page says about a gift. */
export function wordsOf({ amount, often, cover, method }: Gift) {
  const { fees, total } = workOutGift({ amount, feePercent: METHODS[method].fee, coversFees: cover })
  const given = formatExactDollars(amount)
  return {
    amount: given,
    gift: given + (OFTEN[often]?.rhythm ?? ''),
    fees: formatExactDollars(fees),
    total: formatExactDollars(total),
    give: amount ? formatExactDollars(total) + (OFTEN[often]?.per ?? '') : '',
    adds: cover
      ? `Adds ${amount ? formatExactDollars(fees) : 'them'} to your gift`
      : `The masjid receives ${formatExactDollars(amount - fees)}`,
  }
}

/** Of the week's goal: "petal 7", "petals 7 to 10" or "half of petal 7". */
export function namePetals(amount: number): string {
  const { first, last, kind } = petalsOfGift(RAISED, amount)
  if (last > first) return `petals ${first} to ${last}`
  return kind === 'whole' ? `petal ${first}` : `${kind} of petal ${first}`
}
