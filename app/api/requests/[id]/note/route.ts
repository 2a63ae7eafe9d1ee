import { decodeNote } from '../../decode'
import { encodeDetail, staffRoute } from '../../staff-route'

/** Takes `{note}` and responds with the updated RequestDetail. */
export const PUT = staffRoute(async call => {
  const { note } = await decodeNote(call.request)
  await call.outbox.setNote(call.id, note)
  return encodeDetail(call)
})
