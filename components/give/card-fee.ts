import { withoutMark } from '@/content/marks'
import type { FeeCopy } from '@/content/types'
import { type FeeRates, readPercentage } from '@/lib/words/fee-calculator'

type Fees = FeeCopy['fees']

/** The card's 3% and the platform's 0.8%, for content whose fees are worded in another way. */
const USUAL_PERCENT = 3.8

/** What a gift by card costs, in percent: the sum of what staff listed for cards and for the platform. */
export function percentOfCardGift(fees: Fees): number {
  const card = percentOf(fees, 'card', /card/i)
  const platform = percentOf(fees, 'platform', /platform/i)
  return card === null || platform === null ? USUAL_PERCENT : Math.round((card + platform) * 100) / 100
}

/** The fee that staff marked as this kind. Content without such marks is read by its titles. */
function percentOf(fees: Fees, kind: keyof FeeRates, title: RegExp): number | null {
  const marked = fees.find(({ counts }) => withoutMark(counts) === kind)
  const fee = marked ?? fees.find(fee => !withoutMark(fee.counts) && title.test(fee.title))
  return readPercentage(withoutMark(fee?.figure ?? ''))
}
