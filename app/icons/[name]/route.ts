import { cacheLife } from 'next/cache'
import { refuse } from '@/app/api/refuse'
import { getLogoFile } from '@/content/cards/card-picture'
import { getSiteSettings } from '@/content/documents/site-settings'
import type { Picture } from '@/content/types'
import { isSiteIconName, SITE_ICONS, type SiteIconName } from '@/lib/addresses/site-icons'
import { drawIcon } from '@/pictures/icon'

/** In seconds. /favicon.ico has no version in its URL. */
const MAX_AGE = 60 * 60
const SHOWN_WHILE_ASKED_AGAIN = 24 * 60 * 60

type Context = { params: Promise<{ name: string }> }

export function generateStaticParams() {
  return Object.keys(SITE_ICONS).map(name => ({ name }))
}

/** 404 without a logo, or for a name that is not in lib/addresses/site-icons.ts. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { name } = await params
  const { logo } = await getSiteSettings()
  if (!isSiteIconName(name) || !logo) return refuse({ status: 404, message: 'There is no such icon' })
  return new Response(await drawSiteIcon(name, logo), {
    headers: {
      'content-type': 'image/png',
      'cache-control': `public, max-age=${MAX_AGE}, stale-while-revalidate=${SHOWN_WHILE_ASKED_AGAIN}`,
    },
  })
}

/** Cached, because otherwise Next could not prerender and revalidate the route. */
async function drawSiteIcon(name: SiteIconName, logo: Picture): Promise<Uint8Array<ArrayBuffer>> {
  'use cache'
  cacheLife('content')
  const { size, shape } = SITE_ICONS[name]
  return new Uint8Array(await drawIcon(await getLogoFile(logo), size, shape))
}
