import { connection } from 'next/server'
import { PublicEnv } from '@/app/public-env'
import { serverEnv } from '@/lib/environment/server-env'
import { Studio } from './studio.client'

/** Streamed as a whole, with the nonce of its policy: a prerendered part would have scripts without one. */
export const instant = false

/** A build does not know the addresses of the site that it will serve. */
export default async function StudioPage() {
  await connection()
  return (
    <>
      <noscript>The Studio needs JavaScript. The website itself works without.</noscript>
      <PublicEnv donationUrl={serverEnv.donationUrl} />
      <Studio />
    </>
  )
}
