import { createHash } from 'node:crypto'

export const CARD_PAGES = ['request-trial', 'karima', 'register', 'blog', 'terms', 'privacy', 'success'] as const

export type CardPage = (typeof CARD_PAGES)[number]

/** What a card shows; `name` is the slug of a post or a category. */
export type CardSubject = { kind: 'post' | 'category'; name: string } | { kind: 'page'; name: CardPage }

const VERSION_LENGTH = 10

/**
 * Path of the picture that a shared link shows, 1200 × 630: `/og/post/<slug>?v=<version>`. `version` lists everything that the card
 * shows, such as title, category and date. When any of it changes, so does the URL, and no cache serves the old card.
 */
export function cardUrl({ kind, name, version }: CardSubject & { version: readonly (string | null)[] }): string {
  return `/og/${kind}/${encodeURIComponent(name)}?v=${versionOf(version)}`
}

export function versionOf(values: readonly (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, VERSION_LENGTH)
}

export function isCardPage(name: string): name is CardPage {
  return CARD_PAGES.some(page => page === name)
}
