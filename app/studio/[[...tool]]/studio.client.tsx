'use client'

import dynamic from 'next/dynamic'

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

/** The Studio looks for a newer version, and whether Sanity takes feedback. It has a setting for neither. */
const ANSWERS: [start: string, answer: () => Response][] = [
  ['https://sanity-cdn.com/v1/modules/', () => Response.json({})],
  ['https://api.sanity.io/vX/intake/', () => new Response(null, { status: 404 })],
]

/** docs/decisions/2026-11-27-studio.md says why nothing smaller makes the Studio start without an error where there is no network. */
function askNoOtherHosts(): void {
  const { fetch } = window
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const own = ANSWERS.find(([start]) => url.startsWith(start))
    return own ? own[1]() : fetch(input, init)
  }
}
