import { revalidateTag } from 'next/cache'
import { refuse } from '@/app/api/refuse'
import { tagOf } from '@/content/freshness/tags'
import { problemOfWebhook } from '@/lib/environment/secrets'
import { serverEnv } from '@/lib/environment/server-env'
import { readBody } from '@/lib/process/read-body'
import { jsonIn } from '@/lib/words/decode'

const MAX_BODY_BYTES = 256 * 1024

/** Sanity's webhook, with `{_id, _type}`. 200 `{revalidated: tag}`; 401 without a valid signature; 400 without a type; 413 above 256 KB. */
export async function POST(request: Request): Promise<Response> {
  const body = await readBody(request, MAX_BODY_BYTES)
  if (!body) return refuse({ status: 413, message: `The body may have at most ${MAX_BODY_BYTES} bytes` })

  const header = request.headers.get('sanity-webhook-signature')
  const problem = problemOfWebhook({ header, body, secret: serverEnv.revalidateSecret, now: Date.now() })
  if (problem) return refuse({ status: 401, message: `Refused: ${problem}` })

  const type = documentType(body)
  if (!type) return refuse({ status: 400, message: 'The body must be JSON with a string "_type"' })

  const tag = tagOf(type)
  // Next renders an expired page or fails, also while the content service is down (server/cache/page-cache.ts).
  revalidateTag(tag, 'max')
  return Response.json({ revalidated: tag })
}

function documentType(body: Uint8Array): string | null {
  const { _type: type } = Object(jsonIn(new TextDecoder().decode(body)))
  return typeof type === 'string' && /^[\w.]{1,100}$/.test(type) ? type : null
}
