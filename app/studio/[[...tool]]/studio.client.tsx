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
  { ssr: false, loading: Loading },
)

/** In the HTML already: the Studio itself takes seconds to load. */
function Loading() {
  return (
    <div style={{ display: 'grid', placeContent: 'center', placeItems: 'center', gap: 16, minHeight: '100dvh' }}>
      {/* biome-ignore lint/performance/noImgElement: an icon in the size that it has */}
      <img src="/icons/48" alt="" width={48} height={48} />
      <p style={{ margin: 0, fontFamily: 'var(--font-hanken), sans-serif' }}>The Studio is loading …</p>
    </div>
  )
}
