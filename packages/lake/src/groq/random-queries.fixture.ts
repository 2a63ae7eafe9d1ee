import type { Random } from '../random.fixture.ts'
import { ATTRIBUTES, CONSTANTS, INDEXED, LISTS, OPERATORS, PATTERNS, SEARCHES } from './random-parts.fixture.ts'

/** Random GROQ over the documents of random-documents.fixture.ts. `matching(terms)` stands for a search through whole documents, which groq-js lacks. */
export type RandomQuery = (matching: (terms: string) => string) => string

const MAX_LEVEL = 2

export function randomQuery({ next, pick }: Random): RandomQuery {
  const searches: string[] = []

  const outer = (level: number) => `${Array.from({ length: 1 + next(level) }, () => '^').join('.')}.${pick(ATTRIBUTES)}`

  const value = (level: number, depth = 0): string => {
    const kind = next(depth > 2 ? 8 : 14)
    if (kind < 5) return pick(ATTRIBUTES)
    if (kind < 7) return level > 0 ? outer(level) : pick(CONSTANTS)
    if (kind < 8) return pick(CONSTANTS)
    if (kind === 8)
      return `${pick(['lower', 'upper', 'dateTime', 'count', 'length', 'string', 'round'] as const)}(${value(level, depth + 1)})`
    if (kind === 9) return `coalesce(${value(level, depth + 1)}, ${value(level, depth + 1)})`
    if (kind === 10)
      return `select(${condition(level, depth + 1)} => ${value(level, depth + 1)}, ${value(level, depth + 1)})`
    if (kind === 11) return `(${value(level, depth + 1)} ${pick(['+', '-'] as const)} ${value(level, depth + 1)})`
    if (kind === 12)
      return pick([
        'tags[@ != "a"]',
        'refs[]->name',
        'tags[0]',
        'tags[-1]',
        'refs[_ref == "author-1"][0]._ref',
        'tags[1..2]',
        'array::compact(refs[]->rank)',
        'array::unique(tags)',
        '[rank, ...tags]',
        '{"a": rank}',
        'array::join(tags, "-")',
        'pt::text(blocks)',
        '@',
        '_id[0]',
      ])
    return level < MAX_LEVEL ? subquery(level) : pick(ATTRIBUTES)
  }

  const subquery = (level: number): string =>
    pick([
      () => `count(${rows(level + 1)})`,
      () => `${rows(level + 1)}._id`,
      () => `${rows(level + 1)}[0]`,
      () => `${rows(level + 1)}[0].rank`,
    ])()

  const join = (level: number): string => {
    const up = '^.'.repeat(1 + next(level))
    return pick([
      `author._ref == ${up}_id`,
      `${up}author._ref == _id`,
      `author._ref == ${up}author._ref`,
      `references(${up}_id)`,
      `references(${up}refs[]._ref)`,
      `${up}_id in refs[]._ref`,
      `_id in ${up}refs[]._ref`,
      `slug.current == ${up}slug.current && _id != ${up}_id`,
      `_type == ${up}_type`,
      `author->name == ${up}name`,
      `rank == ${up}rank`,
      `_id == ${up}author->_id`,
      `slug.current in [${up}slug.current]`,
      `slug.current in [${up}slug.current, null]`,
      `author._ref in [${up}author._ref, "author-1"]`,
      `slug.current == ${up}nothing`,
      `${up}author._ref in refs[]._ref`,
      `references(${up}nothing)`,
      `!(slug.current in ${up}tags)`,
      `slug.current in ${up}tags`,
    ])
  }

  const condition = (level: number, depth = 0): string => {
    const kind = next(depth > 2 ? 9 : 14)
    if (level > 0 && next(3) === 0) return join(level)
    if (kind < 2) return pick(['_type == "post"', '_type in ["post", "news"]', '_type == "author"', '"post" == _type'])
    if (kind < 4) return `${value(level, depth + 1)} ${pick(OPERATORS)} ${value(level, depth + 1)}`
    if (kind === 4) return `${value(level, depth + 1)} match ${pick(PATTERNS)}`
    if (kind === 5) return `defined(${value(level, depth + 1)})`
    if (kind === 6) {
      const left = pick([
        () => value(level, depth + 1),
        () => pick(INDEXED),
        () => pick(['null', '$nothing'] as const),
      ])()
      const list = level > 0 && next(4) === 0 ? `[${outer(level)}, null]` : pick(LISTS)
      const isIn = `${left} in ${list}`
      return next(4) === 0 ? `!(${isIn})` : isIn
    }
    if (kind === 7)
      return pick([
        '_id == $id',
        '_updatedAt < now()',
        'rank > coalesce($min, 100)',
        'rank > coalesce(null, null)',
        'slug.current == null',
        'slug.current == $nothing',
        'slug.current != "slug-2"',
        'author._ref == null',
        'null == refs[0]._ref',
        'null in refs[]._ref',
        '$nothing in refs[]._ref',
        'references(null)',
        'references($nulls)',
        'references($nothing, "author-1")',
        'sanity::versionOf($nothing)',
        'references("author-1")',
        'references($ids)',
        'slug.current == "slug-2"',
        'sanity::versionOf("post-3")',
        'sanity::partOfRelease("summer")',
        'author._ref == "author-2"',
        '"author-3" in refs[]._ref',
        'author->name == "N1"',
        'string::startsWith(title, "Give")',
        'author._ref in *[name == "N2"]._id',
        'references(*[_type == "author"][0]._id)',
        'refs[0]->_type == "post"',
      ])
    if (kind === 8 && level === 0 && searches.length < 2) return search()
    if (kind <= 9) return value(level, depth + 1)
    if (kind === 10) return `!(${condition(level, depth + 1)})`
    if (kind === 11) return `(${condition(level, depth + 1)} || ${condition(level, depth + 1)})`
    return `${condition(level, depth + 1)} && ${condition(level, depth + 1)}`
  }

  const search = () => `\0${searches.push(pick(SEARCHES)) - 1}\0`

  const order = (level: number) =>
    `| order(${Array.from({ length: 1 + next(2) }, () => `${pick([...ATTRIBUTES, 'lower(title)', 'dateTime(since)', 'rank', value(level, 2)])}${pick(['', ' asc', ' desc'] as const)}`).join(', ')})`

  const slice = () =>
    pick(['[0]', '[0...4]', '[1..3]', '[2...5]', '[-2..-1]', '[3...1]', '[0..2]', '[0...600]', '[-1]', ''] as const)

  const projection = (level: number): string => {
    const inner = Math.min(level, MAX_LEVEL)
    const attribute = (position: number): string =>
      pick([
        () =>
          pick([
            '_id',
            'title',
            'rank',
            '...',
            'author->{name, rank}',
            'tags[]',
            'refs[]->{_id, "up": ^.title}',
            'meta{size}',
            'author',
          ]),
        () => `"a${position}": ${value(inner)}`,
        () => `"b${position}": ${level < MAX_LEVEL ? `${rows(level + 1)}${tail(level + 1)}` : value(inner)}`,
        () => `${condition(inner, 1)} => {"c${position}": ${value(inner)}}`,
        () =>
          `"d${position}": refs[]{_ref, "of": ^._id${level < MAX_LEVEL ? ', "to": *[_id == ^._ref][0]._type' : ''}}`,
      ])()
    return `{_id, ${Array.from({ length: 1 + next(3) }, (_, position) => attribute(position)).join(', ')}}`
  }

  const tail = (level: number): string =>
    pick([
      () => '',
      () => '._id',
      () => slice(),
      () => `${order(level)}${slice()}`,
      () => `${order(level)}${slice()}${projection(level)}`,
      () => `${projection(level)}${slice()}`,
      () => `{_id, "by": [${pick(ATTRIBUTES)}, title]} | order(by[0]${pick(['', ' desc'] as const)}, by[1])${slice()}`,
      () =>
        `| score(${condition(0, 2)}, boost(title match ${pick(PATTERNS)}, ${1 + next(4)}))${pick(['', '[_score > 1]', ' | order(_score desc)[0...5]'] as const)}{_id, _score}`,
      () => `${projection(level)} | order(_id desc)`,
    ])()

  /** Within a subquery, `level` counts the rows around it. */
  const rows = (level: number): string =>
    next(10) === 0 ? '*' : `*[${condition(level)}]${next(5) === 0 ? `[${condition(level)}]` : ''}`

  const whole = (): string =>
    pick([
      () => `${rows(0)}${tail(0)}`,
      () => `${rows(0)}${projection(0)}`,
      () => `${rows(0)}${order(0)}${slice()}${projection(0)}`,
      () => `{"a": ${rows(0)}${tail(0)}, "b": count(${rows(0)}), "c": ${rows(0)}${projection(0)}}`,
      () => `array::unique(array::compact(${rows(0)}.author._ref))`,
    ])()

  const query = whole()
  return matching => query.replace(/\0(\d+)\0/g, (_, position) => matching(searches[Number(position)] ?? ''))
}
