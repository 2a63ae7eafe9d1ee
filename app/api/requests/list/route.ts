import { decodeListQuery } from '../decode'
import { answerStaff } from '../staff-route'

/** Takes a ListQuery and responds with a RequestList. It is a POST to keep search terms out of URLs. */
export function POST(request: Request): Promise<Response> {
  return answerStaff(request, async ({ outbox }) => {
    return Response.json(await outbox.listRequests(await decodeListQuery(request), Date.now()))
  })
}
