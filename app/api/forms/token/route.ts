import { connection } from 'next/server'
import { siteForms } from '@/forms/site-forms'
import { log } from '@/lib/log'

/** `{token}`: a signed time at which the visitor started to fill in a form. 503 when the disk fails. */
export async function GET(): Promise<Response> {
  await connection()
  const headers = { 'cache-control': 'no-store' }
  try {
    return Response.json({ token: siteForms().issueToken() }, { headers })
  } catch (error) {
    log.error('token.failed', { message: 'There is no token for a form' }, error)
    return Response.json({ message: 'Forms cannot be taken in at the moment.' }, { status: 503, headers })
  }
}
