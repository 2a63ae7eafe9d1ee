import { connection } from 'next/server'
import { siteForms } from '@/forms/site-forms'

/** `{token}`: says when somebody began to fill in a form. 503 when the disk fails. */
export async function GET(): Promise<Response> {
  await connection()
  const headers = { 'cache-control': 'no-store' }
  try {
    return Response.json({ token: siteForms().issueToken() }, { headers })
  } catch (error) {
    console.error('No token for a form:', error)
    return Response.json({ message: 'Forms cannot be taken in at the moment.' }, { status: 503, headers })
  }
}
