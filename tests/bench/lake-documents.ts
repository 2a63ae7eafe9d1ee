import type { LakeDocument } from 'offline-content-lake/engine'
import { seededRandom } from '../support/seeded-random.ts'

const AUTHORS = 50
const WORDS_PER_POST = 350
const VOCABULARY = 5_000
const FIRST_WORDS = ['masjid', 'gifts', 'seconds', 'phone', 'cash', 'give', 'your', 'from', 'paper', 'night']
const SYLLABLES = ['ba', 'do', 'fi', 'ga', 'ke', 'la', 'mo', 'nu', 'pe', 'ra', 'si', 'to', 'vu', 'wi', 'ya', 'zo']

/** Posts of about 2.6 kB by 50 authors in 50 categories. The text is random, with frequent and rare words as in prose. */
export function benchDocuments(posts: number): LakeDocument[] {
  const random = seededRandom(7)
  return [
    ...Array.from({ length: posts }, (_, number) => post(number, posts, textOf(random))),
    ...others('author'),
    ...others('category'),
  ]
}

export function post(number: number, posts: number, body: string): LakeDocument {
  return {
    ...system('post', number),
    title: `Post ${number}`,
    slug: { _type: 'slug', current: `post-${number}` },
    publishedAt: new Date(Date.UTC(2024, 0, 1) + ((number * 7919) % posts) * 60_000).toISOString(),
    author: { _type: 'reference', _ref: `author-${number % AUTHORS}` },
    category: { _type: 'reference', _ref: `category-${number % AUTHORS}` },
    body,
  }
}

function textOf(random: () => number): string {
  return Array.from({ length: WORDS_PER_POST }, () => wordAt(Math.floor(VOCABULARY * random() ** 3))).join(' ')
}

function wordAt(rank: number): string {
  const first = FIRST_WORDS[rank]
  if (first) return first
  let word = ''
  for (let rest = rank; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) word += SYLLABLES[rest % SYLLABLES.length]
  return word
}

function others(type: string): LakeDocument[] {
  return Array.from({ length: AUTHORS }, (_, number) => ({
    ...system(type, number),
    name: `Name ${number}`,
    title: `Title ${number}`,
  }))
}

function system(type: string, number: number): LakeDocument {
  const time = '2024-01-01T00:00:00.000Z'
  return { _id: `${type}-${number}`, _type: type, _rev: 'bench', _createdAt: time, _updatedAt: time }
}
