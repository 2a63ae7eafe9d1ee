import { cacheLife } from 'next/cache'
import { fetchPicture } from '../cards/card-picture'
import { pictureUrl } from '../image'
import type { Picture } from '../values'

/** In pixels. SVGs are served unchanged. */
const LOGO_WIDTH = 512

/** Needs no cache tag, because the content of an asset never changes. */
export async function getLogoFile(logo: Picture): Promise<Uint8Array> {
  'use cache'
  cacheLife('content')
  return fetchPicture(pictureUrl(logo, { width: LOGO_WIDTH }))
}
