import { withoutMark } from '@/content/marks'
import type { FeeCopy, SectionOf } from '@/content/types'
import { fillIn, formatDollars } from '@/lib/words/format'
import { formatCents, formatExactDollars } from '@/lib/words/format-exact'
import { percentOfCardGift } from './card-fee'
import { workOutGift } from './gift'

/** Index of the chosen amount, in the order that staff gave them. */
const CHOSEN_AMOUNT = 1

export type PhoneTexts = ReturnType<typeof writePhone>

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
    fullName,
    feePercent,
    words,
    frequency: words.often,
    often: [words.once, words.weekly, words.monthly],
    amountName: words.amount,
    amounts,
    /** What is chosen at first. */
    draft: { amount, often: 0, cause: causes[0] ?? '', cover: true },
    cause: words.cause,
    causes,
    cover: words.coverFees,
    adds: fillIn(words.adds, { amount: formatCents(sums.fees) }),
    give: fillIn(words.give, { amount: total }),
    isGiving: false,
    safety: words.safety,
  }
}
