import { createHash } from 'node:crypto'
import { PAGE_LIST, PAGES, type PagePath } from './pages.ts'

/** What a card shows; `name` is the slug of a post, a category or an author, or the path of a page without its slash. */
export type Card = { kind: 'post' | 'category' | 'author' | 'page'; name: string; version: readonly (string | null)[] }

/** Names of the pages that have a card. */
export const CARD_PAGES = PAGE_LIST.filter(({ cardTitle }) => cardTitle).map(({ path }) => path.slice(1))

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
