import { withoutMark } from '@/content/marks'
import type { FeeCopy, SectionOf } from '@/content/types'
import { fillIn, formatDollars } from '@/lib/words/format'
import { formatCents, formatExactDollars } from '@/lib/words/format-exact'
import { percentOfCardGift } from './card-fee'
import { workOutGift } from './gift'

/** Index of the chosen amount, in the order that staff gave them. */
const CHOSEN_AMOUNT = 1

export type PhoneTexts = ReturnType<typeof writePhone>
export type PhoneCode = PhoneTexts['code']

/** All that the phone of the hero shows at first, as plain data. */
export function writePhone(phone: SectionOf<'hero'>['phone'], fees: FeeCopy['fees']) {
  const { words, amounts, causes, masjid, place } = phone
  const amount = amounts[CHOSEN_AMOUNT] ?? amounts[0] ?? 0
  const feePercent = percentOfCardGift(fees)
  const sums = workOutGift({ amount, feePercent, coversFees: true })
  const dollars = formatDollars(amount)
  const total = formatExactDollars(sums.total)
  const fullName = place ? `${masjid}, ${place}` : masjid
  return {
    picture: fillIn(words.picture, { amount: dollars, masjid: fullName, total }),
    page: words.page,
    masjid,
    crest: withoutMark(masjid),
    place,
    /** What the code that brings the phone to life needs besides its form. */
    code: { feePercent, words: { ...words, masjid, fullName } },
    frequency: words.often,
    often: [words.once, words.weekly, words.monthly],
    amount,
    amountName: words.amount,
    amounts,
    cause: words.cause,
    causes,
    cover: words.coverFees,
    adds: fillIn(words.adds, { amount: formatCents(sums.fees) }),
    give: fillIn(words.give, { amount: total }),
    safety: words.safety,
  }
}
