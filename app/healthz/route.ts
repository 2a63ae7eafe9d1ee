import { connection } from 'next/server'

/** `{status: 'ok'}` while the process answers, whatever its services do. */
export async function GET(): Promise<Response> {
  await connection()
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}
