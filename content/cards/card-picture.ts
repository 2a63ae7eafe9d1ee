import { cacheLife } from 'next/cache'
import { pictureUrl } from '../image'
import type { Picture } from '../values'

const BESIDE = { width: 500, height: 630 }
const ALONE = { width: 1200, height: 630 }
const TIMEOUT_MS = 10_000
/** In pixels. SVGs are served unchanged. */
const LOGO_WIDTH = 512

/** Not cached, because the card is. */
export function getCardPicture(picture: Picture, { isAlone = false } = {}): Promise<Uint8Array> {
  return fetchPicture(pictureUrl(picture, isAlone ? ALONE : BESIDE))
}

/** Needs no cache tag, because the content of an asset never changes. */
export async function getLogoFile(logo: Picture): Promise<Uint8Array> {
  'use cache'
  cacheLife('content')
  return fetchPicture(pictureUrl(logo, { width: LOGO_WIDTH }))
}

async function fetchPicture(url: string): Promise<Uint8Array> {
  const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`The picture ${url} was answered with ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
