import type { FeeCopy } from '@/content/types'

/** The card's 3% and the platform's 0.8%, for content whose fees are worded in another way. */
const USUAL_PERCENT = 3.8

/** What a gift by card costs, in percent: the sum of what staff listed for cards and for the platform. */
export function percentOfCardGift(fees: FeeCopy['fees']): number {
  const card = percentOf(fees, /card/i)
  const platform = percentOf(fees, /platform/i)
  return card === null || platform === null ? USUAL_PERCENT : Math.round((card + platform) * 100) / 100
}

function percentOf(fees: FeeCopy['fees'], title: RegExp): number | null {
  const figure = fees.find(fee => title.test(fee.title))?.figure ?? ''
  const [, percent] = /^\s*(\d+(?:\.\d+)?)\s*%\s*$/.exec(figure) ?? []
  return percent === undefined ? null : Number(percent)
}
