'use client'

import dynamic from 'next/dynamic'
import { askNoOtherHosts } from './other-hosts.client'

/** The default entry of next-sanity/studio would add a script from another host. */
export const Studio = dynamic(
  async () => {
    askNoOtherHosts()
    const [{ NextStudio }, { default: config }] = await Promise.all([
      import('next-sanity/studio/client-component'),
      import('@/sanity.config'),
    ])
    return () => <NextStudio config={config} unstable__noScript={false} />
  },
  { ssr: false },
)
