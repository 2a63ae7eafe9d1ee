import { hash } from 'node:crypto'
import { PAGE_LIST, PAGES, type PagePath } from '../pages.ts'

export type Card = { kind: 'post' | 'category' | 'author' | 'page'; name: string; version: readonly (string | null)[] }

export const CARD_PAGES = PAGE_LIST.filter(({ cardTitle }) => cardTitle).map(({ path }) => path.slice(1))

export const CARD_TYPE = 'image/jpeg'

const VERSION_LENGTH = 10

/** `/og/post/<slug>?v=<version>`, 1200 × 630 pixels. `version` lists everything that the card shows, so that no cache serves an old card. */
export function cardUrl({ kind, name, version }: Card): string {
  return `/og/${kind}/${encodeURIComponent(name)}?v=${versionOf(version)}`
}

export function versionOf(values: readonly (string | null)[]): string {
  return hash('sha256', JSON.stringify(values), 'base64url').slice(0, VERSION_LENGTH)
}

type SharedPicture = { assetId: string; crop: object | null; hotspot: object | null }

export function sharedPictureUrl(picture: SharedPicture): string {
  return `/og/shared/${sharedPictureName(picture)}`
}

export function sharedPictureName({ assetId, crop, hotspot }: SharedPicture): string {
  return versionOf([assetId, JSON.stringify(crop), JSON.stringify(hotspot)])
}

/** Undefined for a page whose link preview shows the picture of the settings. */
export function pageCard(path: PagePath, title: string): Card | undefined {
  return 'cardTitle' in PAGES[path] ? { kind: 'page', name: path.slice(1), version: [title] } : undefined
}

/** An address cannot contain a tilde. */
export function ownPageCard(address: string, version: Card['version']): Card {
  return { kind: 'page', name: address.replaceAll('/', '~'), version }
}

export function addressOfCard(name: string): string {
  return name.replaceAll('~', '/')
}
