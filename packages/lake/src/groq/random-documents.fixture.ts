import type { Random } from '../random.fixture.ts'
import type { LakeDocument } from '../types.ts'
import { toDocument } from './engine.fixture.ts'

const POSTS = 14
const AUTHORS = 5

const TITLES: [string, ...string[]] = [
  'harbour',
  ...[
    'Give in seconds',
    'Harbour at night',
    'Ünder one roof',
    'Give more, give less',
    'node.js e.g. a.b',
    'Café... harbour.',
  ],
  ...['', "It's _x a b", 'N1 N2', 'in-seconds give.in', 'ＧＩＶＥ ſeconds', 'a\nb'],
]

/** Where a slug or a reference is expected, and none is. */
const SLUGS: [unknown, ...unknown[]] = [null, { current: null }, { current: 4 }, { current: ['slug-1'] }, 'slug-2', {}]
const NO_REFERENCES = [null, { _ref: null }, { _ref: ['author-1'] }, 'author-1', { _ref: '' }]

export const PARAMS = {
  id: 'post-3',
  ids: ['post-1', 'author-2', 'drafts.post-4', 'nobody', 7],
  min: 4,
  nothing: null,
  nulls: [null, 'slug-1', 'author-3'],
}

/** A random document under one of the ids that random queries look for. */
export function randomDocument({ next, pick }: Random): LakeDocument {
  if (next(6) === 0) {
    const name = pick(['N0', 'N1', 'N2', null])
    return toDocument({ _id: `author-${next(AUTHORS)}`, _type: 'author', name, rank: next(5) })
  }
  const reference = () => ({
    _type: 'reference',
    _ref: pick([`author-${next(AUTHORS)}`, `post-${next(POSTS)}`, 'nobody']),
    ...(next(3) === 0 && { _key: `k${next(9)}` }),
  })
  const maybe = (fields: object) => next(4) > 0 && fields
  return toDocument({
    _id: `${pick(['', '', '', 'drafts.', 'versions.summer.'])}post-${next(POSTS)}`,
    _type: pick(['post', 'post', 'news', 'author']),
    ...maybe({ title: pick<unknown>([pick(TITLES), pick(TITLES), 7, ['Give', 'in seconds']]) }),
    ...maybe({ slug: pick<unknown>([...SLUGS, { current: `slug-${next(5)}` }, { current: `slug-${next(5)}` }]) }),
    ...maybe({ rank: pick([next(6), next(6), next(6), 'high', true, null, [1]]) }),
    ...maybe({ author: pick([reference(), reference(), reference(), 'nobody', null]) }),
    ...maybe({ since: pick(['2026-03-01T10:00:00+02:00', '2026-03-01T09:00:00Z', 'soon', 7]) }),
    ...maybe({
      refs: Array.from({ length: next(4) }, () => pick<unknown>([reference(), reference(), ...NO_REFERENCES])),
    }),
    ...maybe({ tags: pick<unknown>([[pick(['slug-2', 'news', 'a']), pick(['a', 'b', 4, null])], [null], [], null]) }),
    ...maybe({ meta: pick<unknown>([{ size: next(5), _ref: 'author-1' }, { size: 'L' }, 4]) }),
    ...maybe({ body: `${pick(TITLES)} ${pick(TITLES)}` }),
    ...maybe({ blocks: [{ _type: 'block', children: [{ _type: 'span', text: pick(TITLES) }] }] }),
    ...(next(30) === 0 && { _system: { delete: true } }),
  })
}
