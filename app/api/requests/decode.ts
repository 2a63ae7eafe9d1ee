import { z } from 'zod'
import { RefusedRequest, readJson } from '@/forms/decode'
import { LIST_QUERY, MAX_DAYS, REQUEST_ACTION, REQUEST_FILTER } from '@/lib/forms/requests'

const MAX_BODY_BYTES = 16_000
const MAX_NOTE_CHARACTERS = 2_000

const DAYS = z.array(z.iso.datetime()).max(MAX_DAYS)

export const decodeFilter = decoderOf(REQUEST_FILTER)
export const decodeListQuery = decoderOf(LIST_QUERY)
export const decodeAction = decoderOf(REQUEST_ACTION)
export const decodeNote = decoderOf(z.strictObject({ note: z.string().max(MAX_NOTE_CHARACTERS) }))
export const decodeConfirmation = decoderOf(z.strictObject({ confirm: z.literal('erase') }))

/** In milliseconds since 1970. */
export function decodeDays(request: Request): number[] {
  const { success, data = [] } = DAYS.safeParse(new URL(request.url).searchParams.getAll('day'))
  const moments = data.map(Date.parse)
  const areInOrder = moments.every((moment, index) => index === 0 || moment > (moments[index - 1] ?? 0))
  if (success && areInOrder) return moments
  throw new RefusedRequest(400, `day: expected at most ${MAX_DAYS} moments in ISO 8601, the earliest first`)
}

function decoderOf<T extends z.core.$ZodType>(schema: T): (request: Request) => Promise<z.infer<T>> {
  return async request => {
    const body = await readJson(request, MAX_BODY_BYTES)
    if (body === undefined) throw new RefusedRequest(413, `The body may have at most ${MAX_BODY_BYTES} bytes.`)
    const { success, data, error } = z.safeParse(schema, body)
    if (success) return data
    throw new RefusedRequest(
      400,
      error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`).join('; '),
    )
  }
}
