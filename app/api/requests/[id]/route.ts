import type { RequestAction } from '@/lib/requests/requests'
import { decodeAction } from '../decode'
import { answerStaff, Refusal, type StaffContext } from '../staff-route'
import { encodeDetail, type RequestParams } from './detail'

/** One request with all its fields, history and note: lib/requests RequestDetail. */
export async function GET(request: Request, { params }: RequestParams): Promise<Response> {
  const { id } = await params
  return answerStaff(request, ({ outbox }) => encodeDetail(outbox, id))
}

/** `{action}` of lib/requests; answers the RequestDetail after it. 409 when its state does not allow the action. */
export async function POST(request: Request, { params }: RequestParams): Promise<Response> {
  const { id } = await params
  return answerStaff(request, async context => {
    const { action } = await decodeAction(request)
    if (!context.outbox.find(id)) return encodeDetail(context.outbox, id)
    if (!act(action, id, context)) throw new Refusal(409, 'state changed', 'The request is in another state now.')
    // Staff who send something want to see what becomes of it.
    if (action === 'send' || action === 'release') await context.forms.deliverNow(id)
    return encodeDetail(context.outbox, id)
  })
}

function act(action: RequestAction['action'], id: string, { outbox, by }: StaffContext): boolean {
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
