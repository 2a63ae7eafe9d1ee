import type { Staff } from '@/forms/outbox/outbox'
import { Refusal } from '../staff-route'

export type RequestParams = { params: Promise<{ id: string }> }

/** Throws a Refusal when the request does not exist or was erased. */
export async function encodeDetail(outbox: Staff, id: string): Promise<Response> {
  const detail = await outbox.readRequest(id)
  if (!detail) throw new Refusal(404, 'not found', 'There is no such request, or it was erased.')
  return Response.json(detail)
}
