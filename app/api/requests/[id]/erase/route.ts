import { log } from '@/lib/process/log'
import { decodeConfirmation } from '../../decode'
import { answerStaff, NOT_FOUND, type RequestParams } from '../../staff-route'

/** Responds with an ErasePreview. */
export async function GET(request: Request, { params }: RequestParams): Promise<Response> {
  const { id } = await params
  return answerStaff(request, async ({ outbox }) => {
    const preview = await outbox.previewErasure(id)
    if (!preview) throw NOT_FOUND
    return Response.json(preview)
  })
}

/** `{confirm: 'erase'}` erases every request with the same e-mail address or phone number. Responds with `{erased}`, their number. */
export async function POST(request: Request, { params }: RequestParams): Promise<Response> {
  const { id } = await params
  return answerStaff(request, async ({ outbox }) => {
    await decodeConfirmation(request)
    if (!(await outbox.previewErasure(id))) throw NOT_FOUND
    const erased = await outbox.erasePerson(id)
    log.info('outbox.erased', { count: erased, reason: 'staff' })
    return Response.json({ erased })
  })
}
