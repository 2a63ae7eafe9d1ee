import { getSiteSettings } from '@/content/documents/site-settings'
import { toCsv } from '@/forms/export'
import { log } from '@/lib/process/log'
import { DEFAULT_TIME_ZONE } from '@/lib/time/time-zones'
import { clockAt } from '@/lib/time/zoned-time'
import { decodeFilter } from '../decode'
import { staffRoute } from '../staff-route'

/** Responds with text/csv. */
export const POST = staffRoute(async ({ request, outbox }) => {
  const entries = await Array.fromAsync(outbox.matching(await decodeFilter(request)))
  log.info('requests.exported', { count: entries.length })
  // Without the content service, staff still get their requests.
  const zone = await getSiteSettings().then(
    ({ timeZone }) => timeZone,
    () => DEFAULT_TIME_ZONE,
  )
  return new Response(toCsv(entries, zone), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="requests-${clockAt(Date.now(), zone).day}.csv"`,
    },
  })
})
