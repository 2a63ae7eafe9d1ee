import { decodeDays } from '../decode'
import { staffRoute } from '../staff-route'

/** Responds with a RequestSummary. */
export const GET = staffRoute(async ({ request, outbox }) => Response.json(await outbox.summary(decodeDays(request))))
