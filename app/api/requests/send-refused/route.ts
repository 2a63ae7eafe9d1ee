import { decodeFilter } from '../decode'
import { answerStaff } from '../staff-route'

/** Queues all refused requests that match the filter for delivery again. Responds with `{count}`. */
export function POST(request: Request): Promise<Response> {
  return answerStaff(request, async ({ outbox, by }) => {
    const filter = await decodeFilter(request)
    const refused = [...outbox.matching({ ...filter, state: 'refused' })]
    const sent = refused.filter(({ id }) => outbox.sendAgain(id, by, Date.now()))
    return Response.json({ count: sent.length })
  })
}
