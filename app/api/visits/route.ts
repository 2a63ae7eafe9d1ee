import { siteVisits } from '@/lib/visits/visits'
import { answerSession, Refusal } from '../requests/staff-route'

/** A VisitsReport of lib/visits: views of pages, started and sent forms, and followed redirects of the last days. */
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
