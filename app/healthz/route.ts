import { connection } from 'next/server'

/** `{status: 'ok'}` while the process responds, whatever the state of its services. */
export async function GET(): Promise<Response> {
  await connection()
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}
