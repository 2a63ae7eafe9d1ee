import type { LakeDocument } from '../types.ts'
import { toDocument } from './engine.fixture.ts'

export const PARAMS = {
  id: 'post-3',
  ids: ['post-1', 'author-2', 'drafts.post-4', 'nobody', 7],
  slug: 'slug-2',
  min: 4,
}

/** A seeded generator, so that every run tests the same queries. */
function createRandom(seed: number) {
  let state = seed
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[next(items.length)] ?? items[0]
  return { next, pick }
}

/** Documents of every kind that a plan can meet: drafts, versions, references to nothing, values of other types. */
export function createDocuments(): LakeDocument[] {
  const { next, pick } = createRandom(1)
  const reference = () => ({ _type: 'reference', _ref: pick([`author-${next(6)}`, `post-${next(20)}`, 'nobody']) })
  const post = (_id: string) =>
    toDocument({
      _id,
      _type: pick(['post', 'post', 'news']),
      slug: { current: `slug-${next(6)}` },
      ...(next(4) > 0 && { title: pick(['Give in seconds', 'Market at night', 'Ünder one roof', 'Give more']) }),
      ...(next(4) > 0 && { rank: pick([next(9), next(9), 'high', true, null]) }),
      ...(next(3) > 0 && { author: reference() }),
      ...(next(3) > 0 && { since: pick(['2026-03-01T10:00:00+02:00', '2026-03-01T09:00:00Z', 'soon', 7]) }),
      refs: Array.from({ length: next(4) }, reference),
      tags: [pick(['slug-2', 'news']), pick(['a', 'b', 4])],
    })
  const numbers = Array.from({ length: 20 }, (_, number) => number)
  return [
    ...numbers.map(number => post(`post-${number}`)),
    ...numbers.filter(number => number % 3 === 0).map(number => post(`drafts.post-${number}`)),
    ...numbers.filter(number => number % 5 === 0).map(number => post(`versions.summer.post-${number}`)),
    toDocument({ _id: 'versions.summer.post-7', _type: 'post', _system: { delete: true } }),
    toDocument({ _id: 'drafts.only-a-draft', _type: 'post', title: 'Give', slug: { current: 'slug-2' } }),
    ...numbers
      .slice(0, 6)
      .map(number => toDocument({ _id: `author-${number}`, _type: 'author', name: `N${number % 3}` })),
  ]
}

const CONDITIONS = [
  ...[
    '_type == "post"',
    '"author" == _type',
    '(_type) in ["post", "news"]',
    '_type != "post"',
    '_type in [$slug, "news"]',
  ],
  ...[
    '_id == $id',
    '_id in $ids',
    '_id in ["post-1", $id]',
    '_id in path("drafts.**")',
    '_id in *[_type == "author"]._id',
  ],
  ...[
    'slug.current == $slug',
    '@.slug.current == $slug',
    'slug.current in ["slug-1", $slug]',
    'slug["current"] == $slug',
  ],
  ...['references("author-1")', 'references($id, ["author-2"])', 'references($ids)', 'references(4)', 'references([])'],
  ...[
    ...['defined(title)', 'defined(slug.current)', 'rank > $min', 'rank == "high"', 'title <= "H"'],
    ...['_updatedAt < now()', '_updatedAt < coalesce(null, now())', 'rank > coalesce($min, 100)'],
    ...['rank > coalesce(null, null)', 'rank > coalesce(author->rank, 1)', 'rank in [1, 2, "high"]'],
    ...['title match "g*"', '$slug in tags', 'count(refs) > 1'],
  ],
  ...[
    ...['sanity::versionOf("post-3")', 'sanity::versionOf($id)', 'sanity::versionOf("drafts.post-6")'],
    ...['sanity::versionOf(4)', 'sanity::partOfRelease("summer")', 'sanity::partOfRelease($id)'],
    'sanity::partOfRelease(4)',
  ],
  ...['author->name == "N1"', 'author._ref in *[name == "N2"]._id', 'true', 'rank', 'refs[0]->_type == "post"'],
] as const

const TAILS = [
  ...['', '._id', '[0]', '[1..3]', '[2...5]._id', '[-2..-1]', '{_id, title}', '[].tags[]', '[rank > 2]', '[0].title'],
  ...[
    '| order(rank)',
    '| order(rank desc)[0...4]',
    '| order(title asc, rank desc)[1..6]{_id, rank}',
    '| order(rank)[0]',
    '| order(rank desc, title)[0...600]',
  ],
  ...['| order(slug.current, _id desc)[0..9]._id', '| order(author->name)[0...3]', '| order(lower(title))[0...4]._id'],
  ...[
    '| order(rank)[3...1]',
    '| order(rank)[2..-1]',
    '| order(refs)[0...2]',
    '| score(title match "give")[_score > 0]',
  ],
  ...[
    '{_id, "by": [rank, title]} | order(by[0] desc)[0...4]',
    '{_id, "by": [title]} | order(lower(by[0]), _id desc)[1..5]',
    ...['{_id, "at": since} | order(dateTime(at) desc)[0...5]', '{_id, "by": [...tags, rank]} | order(by[0])[0...3]'],
    ...['{..., "by": rank} | order(by, title)[0...3]{_id, by}', '{_id, "by": author->name} | order(by)[0...3]'],
    ...['{_id, "by": {"rank": rank}} | order(by.rank)[0...3]', '{_id} | order(rank)[0...3]'],
    ...['{_id, "by": [rank]} | order(by[-1])[0...3]', '{_id, "by": [rank]} | order(by[2])[0...3]'],
  ],
  ...['| order(dateTime(since))[0...6]._id', '| order(lower(title) desc, dateTime(since) desc)[0...600]._id'],
  '{_id, "all": count(*[_type == "post"]), "author": author->name, "refs": refs[]->_id}',
  '{_id, "mine": *[references(^._id)]._id, "alike": *[slug.current == ^.slug.current && _id != ^._id][0]._id}',
  '{_id, "latest": *[_type == "post"] | order(rank desc)[0...2]{_id, "by": author->{name, "of": *[author._ref == ^._id]._id}}}',
  '{"tags": tags[@ != "a"], "up": refs[]{"id": ^._id, "there": *[_id == ^._ref][0]._type}}',
] as const

/** Random queries over these documents, the same ones in every run. */
export function createQueries(count: number): string[] {
  const { next, pick } = createRandom(2)
  const condition = (): string => {
    const one = pick(CONDITIONS)
    const kind = next(8)
    if (kind < 3) return `${one} && ${pick(CONDITIONS)}`
    if (kind === 3) return `(${one} || ${pick(CONDITIONS)}) && ${pick(CONDITIONS)}`
    if (kind === 4) return `!(${one}) && (${pick(CONDITIONS)} && ${pick(CONDITIONS)})`
    return one
  }
  const rows = () => `*[${condition()}]${next(5) === 0 ? `[${condition()}]` : ''}${pick(TAILS)}`
  const whole = (): string => {
    const kind = next(8)
    if (kind === 0) return `{"a": ${rows()}, "b": count(${rows()}), "c": *[0]._id}`
    if (kind === 1) return `array::unique(array::compact(${rows()}))`
    return rows()
  }
  return Array.from({ length: count }, whole)
}
