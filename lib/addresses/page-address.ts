import { readInstant } from '../time/zoned-time.ts'
import { fold } from '../words/fold.ts'
import { problemOfPath, redirectKey } from './redirects.ts'

/** Compared and stored without the slashes around them: `ramadan`, `campaigns/ramadan`. */

export const MAX_ADDRESS = 96
const MAX_PARTS = 3
const PART = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Masjids have printed these. Their redirects win over any page, even while they are switched off. */
const PRINTED = ['grassroots', 'isma', 'albayan', 'albayan/terminal1', 'albayan/terminal2', 'maskarima', 'malv', 'isri']

export function problemOfAddress(address: string): string | null {
  const parts = address.split('/')
  if (address.length > MAX_ADDRESS || parts.length > MAX_PARTS || !parts.every(part => PART.test(part)))
    return `Use lower-case letters, digits and single hyphens, in at most ${MAX_PARTS} parts with slashes between them, for example campaigns/ramadan: ${MAX_ADDRESS} characters at most`
  if (PRINTED.includes(address)) return `/${address} leads to the donation page of a masjid; choose another address`
  return problemOfPath(`/${address}`)
}

export function addressOf(path: string): string | null {
  const address = redirectKey(path)?.slice(1)
  return address && !problemOfAddress(address) ? address : null
}

/**
 * For every document with an address, from its title: "2026/2027" is one level, and so is all that does not begin with a slash, as an address does. Empty for
 * a title whose words have no Latin letters.
 */
export function proposeAddress(title: string): string {
  const words = fold(title).replaceAll('&', ' and ')
  const levels = words.trim().startsWith('/') ? words.split('/') : [words]
  const address = levels
    .map(level => level.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''))
    .filter(Boolean)
    .join('/')
    .slice(0, MAX_ADDRESS)
    .replace(/[-/]+$/, '')
  return /[a-z]/.test(address) || !/\p{L}/u.test(words) ? address : ''
}

type Addressed = {
  _id: string
  _createdAt?: string | null
  slug: string | null
  /** ISO 8601; posts alone have one. */
  publishedAt?: unknown
}

/**
 * The document that visitors find at each address, of those of one type: the one published first, then the one made first. So an address never passes to a
 * document that came later. `oldestFirst` and `firstPublished` say the same in GROQ.
 */
export function holdersOf<T extends Addressed>(documents: readonly T[]): Map<string, T> {
  const holders = new Map<string, T>()
  for (const document of documents) {
    const { slug } = document
    const holder = slug === null ? document : holders.get(slug)
    if (slug !== null && (!holder || byPublication(document, holder) < 0)) holders.set(slug, document)
  }
  return holders
}

function byPublication(a: Addressed, b: Addressed): number {
  const timeOf = ({ publishedAt }: Addressed) => readInstant(publishedAt) ?? Number.POSITIVE_INFINITY
  return compare(timeOf(a), timeOf(b)) || byAge(a, b)
}

/** The older first. */
export function byAge(a: Pick<Addressed, '_id' | '_createdAt'>, b: Pick<Addressed, '_id' | '_createdAt'>): number {
  return compare(a._createdAt ?? '', b._createdAt ?? '') || compare(a._id, b._id)
}

function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b)
}
