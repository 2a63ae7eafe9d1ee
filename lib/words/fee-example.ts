import { formatDollars, formatExactDollars } from './format.ts'

/** Not in page-ids.ts, which the browser loads. */
export const AVERAGE_FEE_ID = 'average-fee'

/** Splits `exampleText` at its `{amount}` placeholder. A percentage of 0.9 means 0.90%. */
export function workOutFee(exampleText: string, exampleAmount: number, averagePercentage: number) {
  const [before = '', after = ''] = exampleText.split('{amount}')
  return {
    before,
    amount: formatDollars(exampleAmount),
    after,
    fee: formatExactDollars((exampleAmount * averagePercentage) / 100),
  }
}
