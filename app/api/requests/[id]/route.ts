import type { RequestAction } from '@/lib/requests/requests'
import { decodeAction } from '../decode'
import { answerStaff, encodeDetail, Refusal, type RequestParams, type StaffContext } from '../staff-route'

/** Responds with a RequestDetail. */
export async function GET(request: Request, { params }: RequestParams): Promise<Response> {
  const { id } = await params
  return answerStaff(request, context => encodeDetail(context, id))
}

/** Takes a RequestAction and responds with the updated RequestDetail; 409 when the request's state does not allow the action. */
export async function POST(request: Request, { params }: RequestParams): Promise<Response> {
  const { id } = await params
  return answerStaff(request, async context => {
    const { action } = await decodeAction(request)
    if (!(await context.outbox.find(id))) return encodeDetail(context, id)
    if (!(await act(action, id, context)))
      throw new Refusal(409, 'state changed', 'The request is in another state now.')
    // Staff who send a request want to see the outcome, so delivery is attempted at once.
    if (action === 'send' || action === 'release') await context.intake.deliverNow(id)
    return encodeDetail(context, id)
  })
}

function act(action: RequestAction['action'], id: string, { outbox, by }: StaffContext): Promise<boolean> {
  const now = Date.now()
  switch (action) {
    case 'send':
      return outbox.sendAgain(id, by, now)
    case 'release':
      return outbox.release(id, by, now)
    case 'spam':
      return outbox.markSpam(id, by, now)
    case 'notSpam':
      return outbox.unmarkSpam(id, by, now)
  }
}
