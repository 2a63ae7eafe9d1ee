import { connection } from 'next/server'
import { serverEnv } from '@/lib/environment/server-env'
import { drawCode } from '@/pictures/code'

/** In seconds; the address changes only with the environment. */
const MAX_AGE = 60 * 60

/** The address of the donation host is known only at run time. */
export async function GET(): Promise<Response> {
  await connection()
  return new Response(drawCode(`${serverEnv.donationUrl}/demo`), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${MAX_AGE}` },
  })
}
