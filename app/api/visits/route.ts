import { siteVisits } from '@/lib/visits/visits'
import { answerSession, Refusal } from '../requests/staff-route'

/** Responds with a VisitsReport. */
export function GET(request: Request): Promise<Response> {
  return answerSession(request, async () => {
    const visits = siteVisits()
    if (!visits)
      throw new Refusal(
        501,
        'nothing stored',
        'VISITS is off, or this host runs without server.ts: nothing is counted.',
      )
    return Response.json(await visits.report())
  })
}
