import { withoutMark } from '@/content/marks'
import type { FeeCopy, SectionOf } from '@/content/types'
import { type FeeRates, readPercentage } from '@/lib/words/fee-calculator'
import { fillIn, formatCents, formatDollars, formatExactDollars } from '@/lib/words/format'
import { workOutGift } from './goal'

/** Index of the chosen amount, in the order that staff gave them. */
const CHOSEN_AMOUNT = 1

/** The card's 3% and the platform's 0.8%, for content whose fees are worded in another way. */
const USUAL_PERCENT = 3.8

export type PhoneTexts = ReturnType<typeof writePhone>

/** All that the phone of the hero shows at first, as plain data. */
export function writePhone(phone: SectionOf<'hero'>['phone'], fees: FeeCopy['fees']) {
  const { words, amounts, causes, masjid, place } = phone
  const amount = amounts[CHOSEN_AMOUNT] ?? amounts[0] ?? 0
  const feePercent = percentOfCardGift(fees)
  const sums = workOutGift({ amount, feePercent, coversFees: true })
  const total = formatExactDollars(sums.total)
  const fullName = place ? `${masjid}, ${place}` : masjid
  return {
    picture: fillIn(words.picture, { amount: formatDollars(amount), masjid: fullName, total }),
    masjid,
    crest: withoutMark(masjid),
    place,
    fullName,
    feePercent,
    words,
    amounts,
    causes,
    draft: { amount, often: 0, cause: causes[0] ?? '', cover: true },
    adds: fillIn(words.adds, { amount: formatCents(sums.fees) }),
    give: fillIn(words.give, { amount: total }),
  }
}

/** What a gift by card costs, in percent: the sum of what staff listed for cards and for the platform. */
export function percentOfCardGift(fees: FeeCopy['fees']): number {
  const card = percentOf(fees, 'card', /card/i)
  const platform = percentOf(fees, 'platform', /platform/i)
  return card === null || platform === null ? USUAL_PERCENT : Math.round((card + platform) * 100) / 100
}

/** The fee that staff marked as this kind. Content without such marks is read by its titles. */
function percentOf(fees: FeeCopy['fees'], kind: keyof FeeRates, title: RegExp): number | null {
  const marked = fees.find(({ counts }) => withoutMark(counts) === kind)
  const fee = marked ?? fees.find(fee => !withoutMark(fee.counts) && title.test(fee.title))
  return readPercentage(withoutMark(fee?.figure ?? ''))
}
