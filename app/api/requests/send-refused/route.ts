import { decodeFilter } from '../decode'
import { staffRoute } from '../staff-route'

/** Queues all refused requests that match the filter again. Responds with `{count}`. */
export const POST = staffRoute(async ({ request, outbox, by }) => {
  const filter = await decodeFilter(request)
  const refused = await Array.fromAsync(outbox.matching({ ...filter, state: 'refused' }))
  let count = 0
  for (const { id } of refused) if (await outbox.sendAgain(id, by, Date.now())) count++
  return Response.json({ count })
})
