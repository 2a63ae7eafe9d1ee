import { decodeListQuery } from '../decode'
import { answerStaff } from '../staff-route'

/** Rows of the list: lib/requests ListQuery in, RequestList out. Words that staff look for are in the body, not in an address. */
export function POST(request: Request): Promise<Response> {
  return answerStaff(request, async ({ outbox }) => {
    return Response.json(outbox.listRequests(await decodeListQuery(request), Date.now()))
  })
}
