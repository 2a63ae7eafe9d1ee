import { createHash } from 'node:crypto'
import { PAGE_LIST, PAGES, type PagePath } from './pages.ts'

/** What a card shows; `name` is the slug of a post, a category or an author, or the path of a page without its slash. */
export type Card = { kind: 'post' | 'category' | 'author' | 'page'; name: string; version: readonly (string | null)[] }

/** Names of the pages that have a card. */
export const CARD_PAGES = PAGE_LIST.filter(({ cardTitle }) => cardTitle).map(({ path }) => path.slice(1))

/** Media type of every card (pictures/card-file.ts). */
export const CARD_TYPE = 'image/jpeg'

const VERSION_LENGTH = 10

/**
 * Path of the picture that a shared link shows, 1200 × 630: `/og/post/<slug>?v=<version>`. `version` lists everything that the card
 * shows, such as title, category and date. When any of it changes, so does the URL, and no cache serves the old card.
 */
export function cardUrl({ kind, name, version }: Card): string {
  return `/og/${kind}/${encodeURIComponent(name)}?v=${versionOf(version)}`
}

export function versionOf(values: readonly (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, VERSION_LENGTH)
}

/** What of a picture a shared link shows: the asset, and staff's crop and focal point. */
type SharedPicture = { assetId: string; crop: object | null; hotspot: object | null }

/** Path of a picture that staff chose for sharing, as a card. */
export function sharedPictureUrl(picture: SharedPicture): string {
  return `/og/shared/${sharedPictureName(picture)}`
}

/** Derived from the picture and its crop, so no two pictures share a path. */
export function sharedPictureName({ assetId, crop, hotspot }: SharedPicture): string {
  return versionOf([assetId, JSON.stringify(crop), JSON.stringify(hotspot)])
}

/** The card of a page with this title; undefined for a page whose link preview shows the picture of the settings. */
export function pageCard(path: PagePath, title: string): Card | undefined {
  return 'cardTitle' in PAGES[path] ? { kind: 'page', name: path.slice(1), version: [title] } : undefined
}

/** The card of a page that staff built. Its address cannot have a tilde. */
export function ownPageCard(address: string, version: Card['version']): Card {
  return { kind: 'page', name: address.replaceAll('/', '~'), version }
}

export function addressOfCard(name: string): string {
  return name.replaceAll('~', '/')
}
