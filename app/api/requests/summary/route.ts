import { decodeDays } from '../decode'
import { answerStaff } from '../staff-route'

/** Responds with a RequestSummary. */
export function GET(request: Request): Promise<Response> {
  return answerStaff(request, async ({ outbox }) => Response.json(await outbox.summary(decodeDays(request))))
}
