import { json, type Route } from 'offline-content-lake/http'

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

/** Sample donations in US dollars. Some lack a field, as they do at the real host; the site leaves those out. */
const DONATIONS = [50, 25, null, 120, 10, 75, 300, 40, 1000, 15]
const DAYS_AGO = [0, 0, 0, 1, 1, null, 2, 3, 4, 6]
const RECENT_DONATIONS = DONATIONS.map((donation, place) => ({ donation, daysAgo: DAYS_AGO[place] ?? null }))

/** The figures of the stats host, and the recent donations of the donation host. */
export function figureRoutes(): Route[] {
  return [
    { method: 'GET', path: '/stats-host/stats/staged-stats', handle: () => json(STATISTICS) },
    { method: 'GET', path: '/donation-host/stats/staged-fomo', handle: () => json(RECENT_DONATIONS) },
  ]
}
