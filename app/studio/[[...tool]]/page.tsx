import { connection } from 'next/server'
import { Suspense } from 'react'
import { PublicEnv } from '@/app/public-env'
import { serverEnv } from '@/lib/environment/server-env'
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

/** A build does not know the addresses of the site that it will serve. */
async function ConnectedStudio() {
  await connection()
  return (
    <>
      <PublicEnv donationUrl={serverEnv.donationUrl} />
      <Studio />
    </>
  )
}
