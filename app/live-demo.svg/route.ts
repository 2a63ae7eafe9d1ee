import { connection } from 'next/server'
import { serverEnv } from '@/lib/environment/server-env'
import { codeResponse } from '@/pictures/code'

/** The address of the donation host is known only at run time. */
export async function GET(): Promise<Response> {
  await connection()
  return codeResponse(`${serverEnv.donationUrl}/demo`)
}
