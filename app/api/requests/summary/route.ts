import { answerStaff } from '../staff-route'

/** How many requests there are in each state: lib/requests RequestSummary. */
export function GET(request: Request): Promise<Response> {
  return answerStaff(request, ({ outbox }) => Response.json(outbox.summary(Date.now())))
}
