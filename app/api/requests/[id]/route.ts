import { decodeAction } from '../decode'
import { encodeDetail, Refusal, staffRoute } from '../staff-route'

/** Responds with a RequestDetail. */
export const GET = staffRoute(encodeDetail)

/** Takes a RequestAction and responds with the updated RequestDetail; 409 when the request's state does not allow the action. */
export const POST = staffRoute(async call => {
  const { request, id, intake, outbox, by } = call
  const { action } = await decodeAction(request)
  if (!(await outbox.find(id))) return encodeDetail(call)
  const act = {
    send: outbox.sendAgain,
    release: outbox.release,
    spam: outbox.markSpam,
    notSpam: outbox.unmarkSpam,
  }[action]
  if (!(await act(id, by, Date.now()))) throw new Refusal(409, 'state changed', 'The request is in another state now.')
  // Staff who send a request want to see the outcome, so delivery is attempted at once.
  if (action === 'send' || action === 'release') await intake.deliverNow(id)
  return encodeDetail(call)
})
