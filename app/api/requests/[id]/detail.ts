import type { Outbox } from '@/forms/outbox/open'
import { Refusal } from '../staff-route'

export type RequestParams = { params: Promise<{ id: string }> }

/** Throws a Refusal when the request does not exist or was erased. */
export async function encodeDetail(outbox: Outbox, id: string): Promise<Response> {
  const detail = await outbox.readRequest(id)
  if (!detail) throw new Refusal(404, 'not found', 'There is no such request, or it was erased.')
  return Response.json(detail)
}
