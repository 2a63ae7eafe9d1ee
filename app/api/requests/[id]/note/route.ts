import { decodeNote } from '../../decode'
import { answerStaff } from '../../staff-route'
import { encodeDetail, type RequestParams } from '../detail'

/** Takes `{note}` and responds with the updated RequestDetail. */
export async function PUT(request: Request, { params }: RequestParams): Promise<Response> {
  const { id } = await params
  return answerStaff(request, async ({ outbox }) => {
    const { note } = await decodeNote(request)
    await outbox.setNote(id, note)
    return encodeDetail(outbox, id)
  })
}
