import { decodeListQuery } from '../decode'
import { staffRoute } from '../staff-route'

/** Takes a ListQuery and responds with a RequestList. It is a POST to keep search terms out of URLs. */
export const POST = staffRoute(async ({ request, outbox }) => {
  return Response.json(await outbox.listRequests(await decodeListQuery(request), Date.now()))
})
