import { decodeNote } from '../../decode'
import { answerStaff, encodeDetail, type RequestParams } from '../../staff-route'

/** Takes `{note}` and responds with the updated RequestDetail. */
export async function PUT(request: Request, { params }: RequestParams): Promise<Response> {
  const { id } = await params
  return answerStaff(request, async context => {
    const { note } = await decodeNote(request)
    await context.outbox.setNote(id, note)
    return encodeDetail(context, id)
  })
}
