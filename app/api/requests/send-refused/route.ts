import { decodeFilter } from '../decode'
import { answerStaff } from '../staff-route'

/** Queues all refused requests that match the filter again. Responds with `{count}`. */
export function POST(request: Request): Promise<Response> {
  return answerStaff(request, async ({ outbox, by }) => {
    const filter = await decodeFilter(request)
    const refused = await Array.fromAsync(outbox.matching({ ...filter, state: 'refused' }))
    let count = 0
    for (const { id } of refused) if (await outbox.sendAgain(id, by, Date.now())) count++
    return Response.json({ count })
  })
}
