import { getSiteMap } from '@/content/routes/site-map'
import { speculationRules } from './rules'

/** Otherwise browsers ignore the file. */
const SPECULATION_TYPE = 'application/speculationrules+json'

/** So long a browser may go on with a list that has just changed. */
const MAX_AGE_S = 300

/** Which pages browsers may fetch or render ahead; every page of the site leads here by a header (server/cache/page-headers.ts). */
export async function GET(): Promise<Response> {
  const rules = speculationRules((await getSiteMap()).map(({ path }) => path))
  const headers = { 'content-type': SPECULATION_TYPE, 'cache-control': `public, max-age=${MAX_AGE_S}` }
  return new Response(JSON.stringify(rules), { headers })
}
