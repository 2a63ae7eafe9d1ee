import { toCsv } from '@/forms/export'
import { log } from '@/lib/log'
import { decodeFilter } from '../decode'
import { answerStaff } from '../staff-route'

/** Responds with text/csv. */
export function POST(request: Request): Promise<Response> {
  return answerStaff(request, async ({ outbox }) => {
    const entries = await Array.fromAsync(outbox.matching(await decodeFilter(request)))
    log.info('requests.exported', { count: entries.length })
    const day = new Date().toISOString().slice(0, 10)
    return new Response(toCsv(entries), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="requests-${day}.csv"`,
      },
    })
  })
}
