import { cacheLife } from 'next/cache'
import { pictureUrl } from '../image'
import type { Picture } from '../values'

/** In pixels. SVGs are served unchanged. */
const LOGO_WIDTH = 512
const LOGO_TIMEOUT_MS = 10_000

/** Needs no cache tag, because the content of an asset never changes. */
export async function getLogoFile(logo: Picture): Promise<Uint8Array> {
  'use cache'
  cacheLife('content')
  const url = pictureUrl(logo, { width: LOGO_WIDTH })
  const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(LOGO_TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`The logo ${url} was answered with ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
