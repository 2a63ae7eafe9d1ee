import type { Random } from '../random.fixture.ts'

/** Random GROQ over the documents of random-documents.fixture.ts. `matching(terms)` stands for a search through whole documents, which groq-js lacks. */
export type RandomQuery = (matching: (terms: string) => string) => string

/**
 * What each name may become, ε being nothing. Within `<name+>` there is one more surrounding row, to which `<up>` leads. `#` becomes a number of its own.
 */
const GRAMMAR = rulesOf(`
whole: <rows><tail> ¦ <rows><projection> ¦ <rows><order><slice><projection> ¦ array::unique(array::compact(<rows>.author._ref))
  ¦ {"a": <rows><tail>, "b": count(<rows>), "c": <rows><projection>}
rows: * ¦ *[<condition>] × 7 ¦ *[<condition>][<condition>] × 2
tail: ε ¦ ._id ¦ <slice> ¦ <order><slice> ¦ <order><slice><projection> ¦ <projection><slice> ¦ <projection> | order(_id desc)
  ¦ {_id, "by": [<attribute>, title]} | order(by[0], by[1])<slice> ¦ {_id, "by": [<attribute>, title]} | order(by[0] desc, by[1])<slice>
  ¦ | score(<scored>, boost(title match <pattern>, <factor>))<best>{_id, _score}
slice: ε ¦ [0] ¦ [0...4] ¦ [1..3] ¦ [2...5] ¦ [-2..-1] ¦ [3...1] ¦ [0..2] ¦ [0...600] ¦ [-1]
order: | order(<key>) ¦ | order(<key>, <key>)
key: <sorted> ¦ <sorted> asc ¦ <sorted> desc
sorted: <attribute> × 8 ¦ lower(title) ¦ dateTime(since) ¦ rank ¦ <value>
scored: <test> ¦ <attribute> <operator> <constant> ¦ <attribute> match <pattern> ¦ defined(<attribute>) ¦ !(<scored>) ¦ <search>
factor: 1 ¦ 2 ¦ 3 ¦ 4
best: ε ¦ [_score > 1] ¦ | order(_score desc)[0...5]
projection: {_id, <shown>} ¦ {_id, <shown>, <shown>} ¦ {_id, <shown>, <shown>, <shown>}
shown: <own> ¦ "a#": <value> ¦ "b#": <list+> ¦ <condition> => {"c#": <value>} ¦ "d#": refs[]{_ref, "of": ^._id}
  ¦ "d#": refs[]{_ref, "of": ^._id, "to": <target+>}
list: <rows><tail>
target: *[_id == ^._ref][0]._type
own: _id ¦ title ¦ rank ¦ ... ¦ author->{name, rank} ¦ tags[] ¦ refs[]->{_id, "up": ^.title} ¦ meta{size} ¦ author
value: <attribute> × 5 ¦ <outer> × 2 ¦ <constant> × 2 ¦ <called>(<value>) ¦ coalesce(<value>, <value>) ¦ (<value> + <value>)
  ¦ (<value> - <value>) ¦ select(<condition> => <value>, <value>) ¦ <expression> ¦ <subquery+>
called: lower ¦ upper ¦ dateTime ¦ count ¦ length ¦ string ¦ round
expression: tags[@ != "a"] ¦ refs[]->name ¦ tags[0] ¦ tags[-1] ¦ refs[_ref == "author-1"][0]._ref ¦ tags[1..2] ¦ array::compact(refs[]->rank)
  ¦ array::unique(tags) ¦ [rank, ...tags] ¦ {"a": rank} ¦ array::join(tags, "-") ¦ pt::text(blocks) ¦ @ ¦ _id[0]
subquery: count(<rows>) ¦ <rows>._id ¦ <rows>[0] ¦ <rows>[0].rank
outer: <up><attribute>
condition: <type> × 2 ¦ <join> × 7 ¦ <value> <operator> <value> × 2 ¦ <value> match <pattern> ¦ defined(<value>) ¦ <isIn> × 3 ¦ !(<isIn>)
  ¦ <test> × 2 ¦ <search> ¦ <value> ¦ !(<condition>) ¦ (<condition> || <condition>) ¦ <condition> && <condition> × 2
type: _type == "post" ¦ _type in ["post", "news"] ¦ _type == "author" ¦ "post" == _type
operator: == × 3 ¦ != ¦ < ¦ <= ¦ > ¦ >=
isIn: <value> in <among> ¦ <indexed> in <among> ¦ null in <among> ¦ $nothing in <among>
indexed: _id ¦ _type ¦ slug.current ¦ author._ref ¦ (slug).current ¦ refs[0]._ref ¦ slug
among: [<outer>, null] × 7 ¦ ["post-3", "author-1", 4, null] ¦ $ids ¦ tags ¦ refs[]._ref ¦ path("drafts.**") ¦ [1..4] ¦ 1..4 ¦ [null] ¦ $nulls
  ¦ *[_type == "author"]._id ¦ ["a", "b", "c", "d", "e", "f", "g", "slug-2", "news"] ¦ $nothing ¦ ["slug-2", null] ¦ [...$nulls, "slug-2"]
  ¦ [$nothing, "author-1", "post"] ¦ [nothing, "news"] ¦ [] ¦ [[null]] ¦ *[defined(slug)].slug.current ¦ *.author._ref ¦ ["author-1"] + $nulls
  ¦ refs[].nothing ¦ [tags[0], null]
join: author._ref == <up>_id ¦ <up>author._ref == _id ¦ author._ref == <up>author._ref ¦ references(<up>_id) ¦ references(<up>refs[]._ref)
  ¦ <up>_id in refs[]._ref ¦ _id in <up>refs[]._ref ¦ slug.current == <up>slug.current && _id != <up>_id ¦ _type == <up>_type
  ¦ author->name == <up>name ¦ rank == <up>rank ¦ _id == <up>author->_id ¦ slug.current in [<up>slug.current] ¦ slug.current == <up>nothing
  ¦ slug.current in [<up>slug.current, null] ¦ author._ref in [<up>author._ref, "author-1"] ¦ <up>author._ref in refs[]._ref
  ¦ references(<up>nothing) ¦ !(slug.current in <up>tags) ¦ slug.current in <up>tags
test: _id == $id ¦ _updatedAt < now() ¦ rank > coalesce($min, 100) ¦ rank > coalesce(null, null) ¦ slug.current == null ¦ slug.current == $nothing
  ¦ slug.current != "slug-2" ¦ author._ref == null ¦ null == refs[0]._ref ¦ null in refs[]._ref ¦ $nothing in refs[]._ref ¦ references(null)
  ¦ references($nulls) ¦ references($nothing, "author-1") ¦ sanity::versionOf($nothing) ¦ references("author-1") ¦ references($ids)
  ¦ slug.current == "slug-2" ¦ sanity::versionOf("post-3") ¦ sanity::partOfRelease("summer") ¦ author._ref == "author-2"
  ¦ "author-3" in refs[]._ref ¦ author->name == "N1" ¦ string::startsWith(title, "Give") ¦ author._ref in *[name == "N2"]._id
  ¦ references(*[_type == "author"][0]._id) ¦ refs[0]->_type == "post"
attribute: _id ¦ _type ¦ title ¦ rank ¦ slug.current ¦ since ¦ tags ¦ author ¦ author._ref ¦ meta.size ¦ body ¦ author->name ¦ author->rank
  ¦ refs[0]->title ¦ refs[]._ref ¦ meta ¦ refs ¦ nothing ¦ author->author->name
constant: "post-3" ¦ "author-1" ¦ "news" ¦ "post" ¦ "give" ¦ "slug-2" ¦ 4 ¦ 0 ¦ 2.5 ¦ true ¦ null ¦ $id ¦ $ids ¦ $min ¦ ["a", "post", 4] ¦ "N1"
  ¦ "2026-03-01T09:00:00Z" ¦ [] ¦ false ¦ $nothing ¦ $nulls ¦ [null]
pattern: "g*" ¦ "give seconds" ¦ "node.js" ¦ "*s" ¦ "e.g." ¦ ["give", "in"] ¦ "under*" ¦ "Ünder" ¦ "N*" ¦ "a*d" ¦ "-" ¦ "harbour, night!" ¦ 4
  ¦ ["give", 4] ¦ "post-1*" ¦ "cafe*" ¦ "*" ¦ "_x" ¦ "it's" ¦ ""
`)

const SEARCHES =
  rulesOf('terms: give ¦ sec* ¦ "in seconds" ¦ -give ¦ mas* night ¦ nodejs ¦ author ¦ café under ¦ * ¦ "a b"').terms ??
  []

const MAX_LEVEL = 2
const MAX_DEPTH = 3
const MAX_SEARCHES = 2
const RECURSIVE = /<(?:value|condition)>/

export function randomQuery({ next }: Random): RandomQuery {
  const searches: string[] = []
  let names = 0

  /** `level` counts the rows around, `depth` how deep values and conditions are in each other. */
  const expand = (name: string, level: number, depth: number): string => {
    if (name === 'up') return '^.'.repeat(1 + next(level))
    if (name === 'search') return `\0${searches.push(SEARCHES[next(SEARCHES.length)] ?? '') - 1}\0`
    const isPossible = (rule: string) =>
      (level > 0 || !/<(?:outer|join)>/.test(rule)) &&
      (level < MAX_LEVEL || !rule.includes('+>')) &&
      (depth < MAX_DEPTH || !RECURSIVE.test(rule)) &&
      (rule !== '<search>' || (level === 0 && searches.length < MAX_SEARCHES))
    const rules = (GRAMMAR[name] ?? []).filter(isPossible)
    const deeper = name === 'value' || name === 'condition' ? depth + 1 : depth
    return (rules[next(rules.length)] ?? '')
      .replace(/<(\w+)(\+?)>/g, (_, child, inner) =>
        inner ? expand(child, level + 1, 0) : expand(child, level, deeper),
      )
      .replaceAll('#', () => `${names++}`)
  }

  const query = expand('whole', 0, 0)
  return matching => query.replace(/\0(\d+)\0/g, (_, position) => matching(searches[Number(position)] ?? ''))
}

/** `<a> × 3` is three times as likely. */
function rulesOf(text: string): Record<string, string[]> {
  const lines = text.trim().split(/\n(?=\w)/)
  return Object.fromEntries(
    lines.map(line => {
      const [name = '', rules = ''] = line.split(/: (.*)/s)
      const weighed = rules.split('¦').map(rule => /^(.*?)(?: × (\d))?$/s.exec(rule.trim()) ?? [])
      return [
        name,
        weighed.flatMap(([, rule = '', times = '1']) => Array<string>(Number(times)).fill(rule === 'ε' ? '' : rule)),
      ]
    }),
  )
}
