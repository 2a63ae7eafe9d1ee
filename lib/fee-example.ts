import { formatDollars } from './format.ts'
import { formatExactDollars } from './format-exact.ts'

/** Id of the average percentage on the landing page, where the Studio reads it. Apart from page-ids.ts, which the browser loads. */
export const AVERAGE_FEE_ID = 'average-fee'

export type FeeExample = {
  /** Before the amount: "Of every ". */
  before: string
  /** "$1,000" */
  amount: string
  after: string
  /** "$9" */
  fee: string
}

/** The fee on an amount, in the words of staff, where `{amount}` stands for the amount. Means percent: 0.9 is 0.90%. */
export function workOutFee(exampleText: string, exampleAmount: number, averagePercentage: number): FeeExample {
  const [before = '', after = ''] = exampleText.split('{amount}')
  return {
    before,
    amount: formatDollars(exampleAmount),
    after,
    fee: formatExactDollars((exampleAmount * averagePercentage) / 100),
  }
}
