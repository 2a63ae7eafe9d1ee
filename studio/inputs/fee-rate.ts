import { AVERAGE_FEE_ID } from '@/lib/words/fee-example'

/** In percent, or a sentence that says why the rate is unknown. */
export type FeeRate = { percentage: number } | { problem: string }

const LANDING_PAGE = '/'
const TIMEOUT_MS = 5_000

const NOT_SHOWN =
  'The landing page shows no average percentage at the moment, so the example cannot be worked out here.'
const NOT_REACHED =
  'The website did not answer just now, so the example cannot be worked out here. Open this page again later.'

/** The average fee that the landing page shows now. Never throws. */
export async function readFeeRate(): Promise<FeeRate> {
  try {
    const response = await fetch(LANDING_PAGE, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok ? findFeeRate(await response.text()) : { problem: NOT_REACHED }
  } catch {
    return { problem: NOT_REACHED }
  }
}

export function findFeeRate(html: string): FeeRate {
  const element = new DOMParser().parseFromString(html, 'text/html').getElementById(AVERAGE_FEE_ID)
  const value = element?.getAttribute('value')
  const percentage = value ? Number(value) : Number.NaN
  return Number.isFinite(percentage) ? { percentage } : { problem: NOT_SHOWN }
}
