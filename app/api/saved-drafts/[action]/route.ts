import { z } from 'zod'
import { TROUBLE_STATUS } from '@/app/(site)/keep-draft'
import { refuse } from '@/app/api/refuse'
import { enter, RefusedRequest, readJson, requireType } from '@/forms/decode'
import { mailLinkFor } from '@/forms/drafts/link-mail'
import { SAVES } from '@/forms/drafts/saved-drafts'
import { draftsFor } from '@/forms/drafts/site-drafts'
import { type DraftAction, type DraftReply, isDraftAction, MAX_DRAFT_BYTES } from '@/lib/forms/draft'
import { isToken } from '@/lib/forms/draft-code'

const STATUS: Record<DraftReply['outcome'], number> = {
  ...TROUBLE_STATUS,
  saved: 200,
  opened: 200,
  erased: 200,
  mailed: 200,
  conflict: 409,
}

const RETRY_SECONDS: Partial<Record<DraftReply['outcome'], number>> = {
  'too many': SAVES.periodMs / 1_000,
  full: 60 * 60,
}

/** As base64, with what is around it. */
const MAX_BODY_BYTES = Math.ceil((MAX_DRAFT_BYTES * 4) / 3) + 1_000
const IV_LENGTH = 16

const VERSION = z.object({
  iv: z.base64().length(IV_LENGTH),
  data: z.base64(),
  basedOn: z.int().min(1).nullable(),
})

type Asked = { token: string; body: unknown; headers: Headers }

const ACT: Record<DraftAction, (asked: Asked) => Promise<DraftReply>> = {
  save: ({ token, body, headers }) => draftsFor(headers).save({ ...decodeVersion(body), token }),
  open: ({ token, headers }) => draftsFor(headers).open(token),
  erase: ({ token, headers }) => draftsFor(headers).erase(token),
  mail: async ({ body, headers }) => {
    const { link } = Object(body)
    return typeof link === 'string' ? mailLinkFor(headers, link) : { outcome: 'broken' }
  },
}

/**
 * Takes a JSON object with a `token`, for `save` also `iv`, `data` (base64) and `basedOn`, and for `mail` the `link`, which alone tells the server the key. Responds with a reply of lib/forms/draft.ts; or with
 * `{message}` for what this site's pages would not send: 400, 403, 404 or 415. The token is in the body, because addresses are logged.
 */
export async function POST(request: Request, { params }: { params: Promise<{ action: string }> }): Promise<Response> {
  const { action } = await params
  if (!isDraftAction(action)) return refuse({ status: 404, message: `There is no action "${action}".` })
  const { headers } = request
  return enter({ form: 'saved draft', headers, refuse }, async () => {
    requireType(headers, 'application/json')
    const body = await readJson(request, MAX_BODY_BYTES)
    if (body === undefined) return encode({ outcome: 'too large' })
    const { token } = Object(body)
    if (typeof token !== 'string' || !isToken(token)) return encode({ outcome: 'broken' })
    return encode(await ACT[action]({ token, body, headers }))
  })
}

function decodeVersion(body: unknown): z.output<typeof VERSION> {
  const { success, data, error } = VERSION.safeParse(body)
  if (success) return data
  throw new RefusedRequest(400, `Expected iv, data and basedOn: ${error.issues[0]?.path.join('.')} is not valid.`)
}

function encode(reply: DraftReply): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  const retry = RETRY_SECONDS[reply.outcome]
  if (retry !== undefined) headers.set('retry-after', String(retry))
  return Response.json(reply, { status: STATUS[reply.outcome], headers })
}
