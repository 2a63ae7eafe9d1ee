import type { Route } from 'offline-content-lake/http'
import { json } from 'offline-content-lake/http'

/** Sample figures. Amounts are in whole US dollars, the fee is in percent. */
const STATISTICS = {
  count: 18_406,
  totalAmount: 1_002_318,
  avgAmount: 54,
  medianAmount: 25,
  largestDonation: 10_000,
  subscriptionCount: 412,
  jummahCount: 236,
  uniqueCustomerCount: 1_247,
  avgMasjidFeePercentage: 0.9,
}

export function statsRoutes(): Route[] {
  return [{ method: 'GET', path: '/stats-host/stats/staged-stats', handle: () => json(STATISTICS) }]
}
