import { randomUUID } from 'node:crypto'
import { refuse } from '@/app/api/refuse'
import { enter, type Fields, RefusedRequest, readFields } from '@/forms/decode'
import { receive } from '@/forms/site-intake'
import { type Answer, ID_FIELD } from '@/lib/forms/answer'
import { isFormName } from '@/lib/forms/forms'

const STATUS: Record<Answer['outcome'], number> = {
  accepted: 200,
  invalid: 422,
  'too many': 429,
  failed: 503,
  refused: 403,
}

const ID = /^[\w-]{8,64}$/

/**
 * Takes a JSON object of fields with `submissionId`, chosen by the sender, and `startToken`. Responds with an Answer: 200, 422 (field errors), 429 (with
 * Retry-After) or 503; or with `{message}` for what this site's pages would not send: 400, 403, 404, 413 or 415.
 */
export async function POST(request: Request, { params }: { params: Promise<{ form: string }> }): Promise<Response> {
  const { form } = await params
  if (!isFormName(form)) return refuse({ status: 404, message: `There is no form "${form}".` })
  const { headers } = request
  return enter({ form, headers, refuse }, async () => {
    const fields = await readFields(request)
    return encode(await receive({ form, id: readId(fields), fields }, headers))
  })
}

function readId(fields: Fields): string {
  const id = fields.get(ID_FIELD)
  if (id === undefined) return randomUUID()
  if (typeof id === 'string' && ID.test(id)) return id
  throw new RefusedRequest(400, `"${ID_FIELD}" must be 8 to 64 letters, digits, - or _.`)
}

function encode(answer: Answer): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (answer.outcome === 'too many') headers.set('retry-after', String(Math.ceil(answer.retryAfterMs / 1_000)))
  return Response.json(answer, { status: STATUS[answer.outcome], headers })
}
