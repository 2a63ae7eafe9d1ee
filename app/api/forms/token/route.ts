import { connection } from 'next/server'
import { siteIntake } from '@/forms/site-intake'
import { log } from '@/lib/process/log'

/** `{token}`, signed proof of when a page was ready to be filled in. 503 while the outbox cannot be used. */
export async function GET(): Promise<Response> {
  await connection()
  const headers = { 'cache-control': 'no-store' }
  try {
    return Response.json({ token: await siteIntake().issueToken() }, { headers })
  } catch (error) {
    log.error('token.failed', { message: 'No start token could be issued' }, error)
    return Response.json({ message: 'Forms cannot be accepted at the moment.' }, { status: 503, headers })
  }
}
