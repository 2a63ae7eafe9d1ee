import { hash } from 'node:crypto'
import fresh from 'fresh'
import { draftMode } from 'next/headers'
import { connection } from 'next/server'
import { refuse } from '@/app/api/refuse'
import { findOwnPage } from '@/content/addresses'
import { getCardPicture, getLogoFile } from '@/content/cards/card-picture'
import { type CardWords, getCardWords } from '@/content/cards/card-words'
import { findSharedPicture } from '@/content/cards/shared-picture'
import { getSiteSettings } from '@/content/documents/site-settings'
import { mayExist } from '@/content/routes/known-paths'
import { authorPath, blogPath, postPath } from '@/lib/addresses/blog'
import { addressOfCard, CARD_PAGES, CARD_TYPE } from '@/lib/addresses/card-url'
import { log } from '@/lib/process/log'
import { currentResponse } from '@/lib/process/page-status'
import { drawCard } from '@/pictures/card'
import { encodeCard } from '@/pictures/card-file'
import { drawSharedPicture } from '@/pictures/card-grounds'
import { drawCover } from '@/pictures/cover'
import { createShelf } from '@/pictures/shelf'

/** About 150 cards. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024
/** Drawing is CPU-bound, and so is rendering pages. */
const DRAWN_AT_ONCE = 2

/** In seconds. A card whose text changes gets another URL (lib/addresses/card-url.ts). */
const MAX_AGE = 24 * 60 * 60
const SHOWN_WHILE_ASKED_AGAIN = 7 * 24 * 60 * 60

const shelf = createShelf({ maxBytes: MAX_KEPT_BYTES, atOnce: DRAWN_AT_ONCE })

type Context = { params: Promise<{ kind: string; name: string }> }

/** A JPEG of 1200 × 630 and at most 280 KB, or the cover of a post, an SVG. 404 for an unknown name, 503 while the content service does not respond. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  await connection()
  const { kind, name } = await params
  try {
    if (kind === 'cover') {
      const isShown = (await draftMode()).isEnabled || (await mayExist(postPath(name)))
      if (!isShown) return refuse({ status: 404, message: 'There is no such post' })
      const cover = await shelf(`cover ${name}`, async () => Buffer.from(drawCover(name)))
      return encode(cover, request.headers, 'image/svg+xml')
    }
    const card = kind === 'shared' ? await findSharedCard(name) : await findDrawnCard(kind, name)
    return card ? encode(card, request.headers, CARD_TYPE) : refuse({ status: 404, message: 'There is no such card' })
  } catch (error) {
    log.error('card.failed', { kind, name }, error)
    return refuse({ status: 503, message: 'The content service did not answer' })
  }
}

const PATHS = new Map<string, (name: string) => string>([
  ['post', postPath],
  ['author', authorPath],
  ['category', name => blogPath(1, name)],
])

async function exists(kind: string, name: string): Promise<boolean> {
  const path = PATHS.get(kind)?.(name)
  if (path !== undefined) return mayExist(path)
  return kind === 'page' && (CARD_PAGES.includes(name) || (await findOwnPage(`/${addressOfCard(name)}`)) !== null)
}

async function findSharedCard(name: string): Promise<Buffer | null> {
  const picture = await findSharedPicture(name)
  if (!picture) return null
  return shelf(`shared ${name}`, async () =>
    encodeCard(await drawSharedPicture(await getCardPicture(picture, { isAlone: true }))),
  )
}

async function findDrawnCard(kind: string, name: string): Promise<Buffer | null> {
  // Cached misses for made-up names would fill the memory: a cache limited in bytes holds a million empty entries.
  const words = (await exists(kind, name)) ? await getCardWords(kind, name) : null
  return words && drawWords(words)
}

/** Null without a logo to draw. */
async function drawWords(words: CardWords): Promise<Buffer | null> {
  const { productName, logo } = await getSiteSettings()
  if (!logo) return null
  const key = JSON.stringify([words, productName, logo.assetId])
  return shelf(key, async () => {
    const brand = { productName, logo: await getLogoFile(logo) }
    if (words.kind === 'author') return encodeCard(await drawCard({ ...words, ...brand }))
    const picture = words.picture && (await getCardPicture(words.picture))
    return encodeCard(await drawCard({ ...words, ...brand, picture }))
  })
}

function encode(card: Buffer, request: Headers, type: string): Response {
  const headers = {
    'cache-control': `public, max-age=${MAX_AGE}, stale-while-revalidate=${SHOWN_WHILE_ASKED_AGAIN}`,
    etag: `"${hash('sha256', card, 'base64url').slice(0, 22)}"`,
  }
  if (fresh(Object.fromEntries(request), headers)) return new Response(null, { status: 304, headers })
  // Next removes the length from the headers of a route.
  currentResponse()?.setHeader('Content-Length', card.length)
  return new Response(new Uint8Array(card), { headers: { ...headers, 'content-type': type } })
}
