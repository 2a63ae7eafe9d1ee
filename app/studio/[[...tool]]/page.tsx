import { connection } from 'next/server'
import { Suspense } from 'react'
import { PUBLIC_ENV_ID, publicEnv } from '@/lib/env'
import { serverEnv } from '@/lib/server-env'
import { Studio } from './studio.client'

export default function StudioPage() {
  return (
    <>
      <noscript>The Studio needs JavaScript. The website itself works without.</noscript>
      <Suspense>
        <ConnectedStudio />
      </Suspense>
    </>
  )
}

/** Rendered per request, because a build does not know the addresses of the site that it will serve. */
async function ConnectedStudio() {
  await connection()
  const env = { ...publicEnv(), DONATION_URL: serverEnv.donationUrl }
  return (
    <>
      <data id={PUBLIC_ENV_ID} value={JSON.stringify(env)} hidden />
      <Studio />
    </>
  )
}
