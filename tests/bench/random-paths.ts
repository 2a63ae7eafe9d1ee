import { seededRandom } from '../support/seeded-random.ts'

type Random = () => number

const NAME_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789-'
const NAME_LENGTH = 12

/** Paths of no page; the landing page answers them. */
const UNKNOWN: ((name: string, random: Random) => string)[] = [
  name => `/${name}`,
  name => `/${name}`,
  (name, random) => `/${name}/${nameFrom(random)}/${nameFrom(random)}`,
  name => `/${name}/`,
  (name, random) => `/${name}?${nameFrom(random)}=${nameFrom(random)}`,
  name => `/${name}.php`,
]

/** Unknown paths below the site's own routes. */
const ELSEWHERE: ((name: string) => string)[] = [
  name => `/post/${name}`,
  name => `/post/${name}.html`,
  name => `/blog/page/${name}`,
  name => `/blog/category/${name}`,
  name => `/author/${name}`,
  name => `/icons/${name}`,
  name => `/og/post/${name}`,
]

const UNKNOWN_SHARE = 0.7

/** Returns the same paths for the same seed, without duplicates. */
export function* randomPaths(count: number, seed: number): Generator<string> {
  const random = seededRandom(seed)
  for (let made = 0; made < count; made++) {
    const kinds = random() < UNKNOWN_SHARE ? UNKNOWN : ELSEWHERE
    yield pick(kinds, random)(nameFrom(random), random)
  }
}

/** Returns only paths that the landing page answers. */
export function* unknownPaths(count: number, seed: number): Generator<string> {
  const random = seededRandom(seed)
  for (let made = 0; made < count; made++) yield pick(UNKNOWN, random)(nameFrom(random), random)
}

function pick<Item>(items: Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}

function nameFrom(random: Random): string {
  return Array.from({ length: NAME_LENGTH }, () => NAME_LETTERS[Math.floor(random() * NAME_LETTERS.length)]).join('')
}
