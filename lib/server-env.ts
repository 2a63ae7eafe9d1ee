/** The environment that only the server knows: addresses of the outside services, secrets. Parsed once, at boot. */
import { readUrl } from './env.ts'

const LOCAL_SERVICES_URL = process.env.LOCAL_SERVICES_URL || 'http://localhost:3333'

export const serverEnv = {
  /** GET {statsUrl}/stats/staged-stats */
  statsUrl: readUrl('STATS_URL', process.env.STATS_URL, `${LOCAL_SERVICES_URL}/stats-host`),
  /** GET {donationUrl}/stats/staged-fomo; pages /demo and /{destination} */
  donationUrl: readUrl('DONATION_URL', process.env.DONATION_URL, `${LOCAL_SERVICES_URL}/donation-host`),
  /** Shared with the content service, which signs its webhook with it. Empty: the webhook is refused. */
  revalidateSecret: process.env.SANITY_REVALIDATE_SECRET ?? '',
  /** Viewer token for drafts in preview; never sent to the browser. */
  readToken: process.env.SANITY_API_READ_TOKEN ?? '',
}
