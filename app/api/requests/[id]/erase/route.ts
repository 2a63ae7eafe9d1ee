import { log } from '@/lib/process/log'
import { decodeConfirmation } from '../../decode'
import { NOT_FOUND, staffRoute } from '../../staff-route'

/** Responds with an ErasePreview. */
export const GET = staffRoute(async ({ outbox, id }) => {
  const preview = await outbox.previewErasure(id)
  if (!preview) throw NOT_FOUND
  return Response.json(preview)
})

/** `{confirm: 'erase'}` erases every request with the same e-mail address or phone number. Responds with `{erased}`, their number. */
export const POST = staffRoute(async ({ request, outbox, id }) => {
  await decodeConfirmation(request)
  if (!(await outbox.previewErasure(id))) throw NOT_FOUND
  const erased = await outbox.erasePerson(id)
  log.info('outbox.erased', { count: erased, reason: 'staff' })
  return Response.json({ erased })
})
