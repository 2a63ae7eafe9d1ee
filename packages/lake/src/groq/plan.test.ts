import { evaluateSync, parse, toJS } from 'groq-js'
import { describe, expect, it } from 'vitest'
import type { LakeDocument, Perspective } from '../types.ts'
import { openEngine, resultOf, toDocument } from './engine.fixture.ts'

const PARAMS = { id: 'post-3', ids: ['post-1', 'author-2', 'drafts.post-4', 'nobody', 7], slug: 'slug-2', min: 4 }

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

function createDocuments(): LakeDocument[] {
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
    'defined(title)',
    'defined(slug.current)',
    'rank > $min',
    'rank == "high"',
    'title <= "H"',
    '_updatedAt < now()',
    '_updatedAt < coalesce(null, now())',
    'rank > coalesce($min, 100)',
    'rank > coalesce(null, null)',
    'rank > coalesce(author->rank, 1)',
    'rank in [1, 2, "high"]',
    'title match "g*"',
    '$slug in tags',
    'count(refs) > 1',
  ],
  ...[
    'sanity::versionOf("post-3")',
    'sanity::versionOf($id)',
    'sanity::versionOf("drafts.post-6")',
    'sanity::versionOf(4)',
    'sanity::partOfRelease("summer")',
    'sanity::partOfRelease($id)',
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
    '{_id, "at": since} | order(dateTime(at) desc)[0...5]',
    '{_id, "by": [...tags, rank]} | order(by[0])[0...3]',
    '{..., "by": rank} | order(by, title)[0...3]{_id, by}',
    '{_id, "by": author->name} | order(by)[0...3]',
    '{_id, "by": {"rank": rank}} | order(by.rank)[0...3]',
    '{_id} | order(rank)[0...3]',
    '{_id, "by": [rank]} | order(by[-1])[0...3]',
    '{_id, "by": [rank]} | order(by[2])[0...3]',
  ],
  ...['| order(dateTime(since))[0...6]._id', '| order(lower(title) desc, dateTime(since) desc)[0...600]._id'],
  '{_id, "all": count(*[_type == "post"]), "author": author->name, "refs": refs[]->_id}',
  '{_id, "mine": *[references(^._id)]._id, "alike": *[slug.current == ^.slug.current && _id != ^._id][0]._id}',
  '{_id, "latest": *[_type == "post"] | order(rank desc)[0...2]{_id, "by": author->{name, "of": *[author._ref == ^._id]._id}}}',
  '{"tags": tags[@ != "a"], "up": refs[]{"id": ^._id, "there": *[_id == ^._ref][0]._type}}',
] as const

function createQueries(count: number): string[] {
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
    if (kind === 1) return `array::unique(${rows()})`
    return rows()
  }
  return Array.from({ length: count }, whole)
}

const documents = createDocuments()
const { engine } = openEngine(documents)

/** The documents that a perspective shows, computed naively. */
function seenDocuments(layers: string[] | null): LakeDocument[] {
  if (!layers) return documents
  const publishedIds = [...new Set(documents.map(({ _id }) => _id.replace(/^(drafts|versions\.summer)\./, '')))]
  return publishedIds.flatMap(id => {
    const ids = layers.map(layer =>
      layer === 'published' ? id : `${layer === 'drafts' ? 'drafts' : `versions.${layer}`}.${id}`,
    )
    const seen = ids.flatMap(each => documents.find(({ _id }) => _id === each) ?? [])[0]
    if (!seen || '_system' in seen) return []
    return layers.length === 1 ? [seen] : [{ ...seen, _id: id, _originalId: seen._id }]
  })
}

function evaluateNaively(query: string, layers: string[] | null): unknown {
  const dataset = seenDocuments(layers).toSorted((a, b) => (a._id < b._id ? -1 : 1))
  return toJS(evaluateSync(parse(query, { params: PARAMS }), { dataset, identity: 'editor' }))
}

const VIEWS: [string, Perspective, string[] | null][] = [
  ['raw', 'raw', null],
  ['published', 'published', ['published']],
  ['drafts', 'drafts', ['drafts', 'published']],
  ['a release before drafts', ['summer', 'drafts'], ['summer', 'drafts', 'published']],
]

describe('a planned query', () => {
  it.each(VIEWS)('returns what groq-js returns over all documents: %s', async (_, perspective, layers) => {
    let answeredWithRows = 0
    for (const query of createQueries(300)) {
      const result = await resultOf(engine, query, { params: PARAMS, perspective })
      expect(result, query).toEqual(evaluateNaively(query, layers))
      if (Array.isArray(result) && result.length > 0) answeredWithRows++
    }
    expect(answeredWithRows).toBeGreaterThan(75)
  })

  it('sees a change at once, although lists of a type are cached', async () => {
    const { engine, write } = openEngine([{ _id: 'a', _type: 'post' }])
    expect(await resultOf(engine, '*[_type == "post"]._id')).toEqual(['a'])
    write({ _id: 'b', _type: 'post' }, { _id: 'a', _type: 'news' })
    expect(await resultOf(engine, '*[_type == "post"]._id')).toEqual(['b'])
  })

  it('sees a change at once in an ordered list, which is cached too', async () => {
    const { engine, write } = openEngine([
      { _id: 'a', _type: 'post', rank: 1, isShown: 1 },
      { _id: 'b', _type: 'post', rank: 2, isShown: 1 },
    ])
    const latest = () => resultOf(engine, '*[_type == "post" && isShown == 1] | order(rank desc)[0...2]._id')
    expect(await latest()).toEqual(['b', 'a'])
    write({ _id: 'a', _type: 'post', rank: 3, isShown: 1 }, { _id: 'c', _type: 'post', rank: 4, isShown: 0 })
    expect(await latest()).toEqual(['a', 'b'])
  })

  it.each(VIEWS)('answers a Studio list, which contains an empty search: %s', async (_, perspective, layers) => {
    const list = (search: string) =>
      `*[_type in ["post"] && ${search} && (_type == "post")] {_id, "orderings": [since]} | order(dateTime(orderings[0]) desc) [0...9]`
    const search = '([@, _id] match text::query("*") || references(""))'
    const result = await resultOf(engine, list(search), { perspective })
    expect(result).toHaveLength(9)
    expect(result).toEqual(evaluateNaively(list('true'), layers))
  })

  it('evaluates a subquery that is the same for each row only once', async () => {
    const rows = Array.from({ length: 3_000 }, (_, number) => ({ _id: `row-${number}`, _type: 'row', number }))
    const { engine } = openEngine(rows)
    const query = 'count(*[_type == "row" && number in *[_type == "row" && number < 3].number])'
    expect(await resultOf(engine, query)).toBe(3)
  })

  it('evaluates a subquery that depends on surrounding rows once for the same values, by index', async () => {
    const rows = Array.from({ length: 3_000 }, (_, number) => ({
      _id: `row-${number}`,
      _type: 'row',
      by: { _ref: `a-${number % 3}` },
    }))
    const { engine } = openEngine([...rows, ...['a-0', 'a-1', 'a-2'].map(_id => ({ _id, _type: 'author' }))])
    const counts = await resultOf(engine, '*[_type == "row"]{"alike": count(*[by._ref == ^.by._ref])}.alike')
    expect(counts).toEqual(rows.map(() => 1_000))
    const nested =
      '*[_type == "author"]{"n": *[_id == "row-1"]{"m": count(*[references(^.^._id) && _id != ^._id])}[0].m}.n'
    expect(await resultOf(engine, nested)).toEqual([1_000, 999, 1_000])
  })

  it('leaves a subquery to groq-js that uses the whole surrounding row', async () => {
    const { engine } = openEngine([{ _id: 'a', _type: 'post', of: ['a'] }])
    expect(
      await resultOf(engine, '*{"self": *[_id == ^._id && references(^) == false && _id in ^.of]{...^}}[0].self'),
    ).toEqual(await resultOf(engine, '*{"self": [@]}[0].self'))
  })

  it('supports functions that groq-js evaluates only asynchronously', async () => {
    const query =
      '*[_id == "post-1"][0]{"is": diff::changedAny({"a": 1}, {"a": 2}, a), "n": count(*[_type == "author"])}'
    expect(await resultOf(engine, query)).toEqual({ is: true, n: 6 })
  })

  it('finds a document by a reference from outside or inside the dataset', async () => {
    const { engine } = openEngine([
      { _id: 'a', _type: 'post', here: { _ref: 'b' }, global: { _ref: 'dataset:local0001.production:b' } },
      { _id: 'b', _type: 'post', title: 'B' },
    ])
    const query = '*[_id == "a"][0]{"one": documents::get(here).title, "two": documents::get(global).title}'
    expect(await resultOf(engine, query)).toEqual({ one: 'B', two: 'B' })
  })

  it('takes now() from the clock and identity() from the request', async () => {
    expect(await resultOf(engine, '[now(), identity()]')).toEqual(['2025-06-01T12:00:00.000Z', 'editor'])
  })
})
