import { cacheLife } from 'next/cache'
import { getLogoFile } from '@/content/cards/card-picture'
import type { Picture } from '@/content/types'
import { SITE_ICONS, type SiteIconName } from '@/lib/addresses/site-icons'
import { drawIcon } from '@/pictures/icon'

/** Cached, because otherwise Next could not prerender and revalidate the route. */
export async function drawSiteIcon(name: SiteIconName, logo: Picture): Promise<Uint8Array<ArrayBuffer>> {
  'use cache'
  cacheLife('content')
  const { size, shape } = SITE_ICONS[name]
  return new Uint8Array(await drawIcon(await getLogoFile(logo), size, shape))
}
