import { decodeDays } from '../decode'
import { answerStaff } from '../staff-route'

/** A RequestSummary of lib/requests: the number of requests in each state, and on each day that is asked for. */
export function GET(request: Request): Promise<Response> {
  return answerStaff(request, async ({ outbox }) => Response.json(await outbox.summary(decodeDays(request))))
}
