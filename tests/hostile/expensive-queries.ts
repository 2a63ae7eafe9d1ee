/** What a visitor may ask of the lake: a query, or instead of it the body of a POST. */
type Expensive = { name: string; query: string; body?: unknown }

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** Each of these is refused. The lake of the tests has a thousand posts. */
export const EXPENSIVE: readonly Expensive[] = [
  { name: 'nested five thousand deep', query: nested(2_500) },
  { name: 'nested ten thousand deep, in a body', query: '', body: { query: nested(10_000) } },
  {
    name: 'with a parameter nested ten thousand deep',
    query: '',
    body: `{"query":"$a","params":{"a":${nested(10_000)}}}`,
  },
  { name: 'with ten thousand additions', query: '', body: { query: `1${'+1'.repeat(10_000)}` } },
  { name: 'whose result is beyond the limit', query: '*[0...300]{"all": *}' },
]

/** Its result of more than four million characters is just within the limit. */
export const LARGE_RESULT = `*[_type == "post"]{"all": [${Array(13).fill('text').join()}]}`

/** None of these would ever be finished. */
export const ENDLESS: readonly [name: string, query: string][] = [
  ['that joins all with all by words', '*[count(*[count(*[text match ^.title && text match ^.^.title]) > 5000]) > 0]'],
  ['that joins all with all by order', 'count(*[count(*[count(*[text > ^.text && title < ^.^.title]) > 5000]) > 0])'],
  ['that joins four times', '*{"a": *{"b": *{"c": *[text == ^.^.^.text]}}}'],
  ['whose pattern backtracks', `"${'a'.repeat(500)}" match "${'a*'.repeat(40)}b"`],
  [
    'that sorts by a join',
    '*[_type == "post"] | order(count(*[count(*[text match ^.title && text match ^.^.title]) > 5000]))',
  ],
  ['whose functions multiply', `${multiplyingFunctions(40)} f::f40({})`],
]

/** Each function calls the previous one twice, and groq-js inlines the body at every call. */
function multiplyingFunctions(count: number): string {
  const declarations = Array.from({ length: count }, (_, number) => {
    const inner = number === 0 ? '@' : `f::f${number}(@)`
    return `fn f::f${number + 1}($x) = $x{"a": ${inner}, "b": ${inner}};`
  })
  return declarations.join(' ')
}

export const POSTS: readonly { _id: string; _type: string; [field: string]: unknown }[] = Array.from(
  { length: 1_000 },
  (_, count) => {
    const text = `Words of post ${count} `.repeat(20)
    return { _id: `post-${count}`, _type: 'post', slug: { current: `post-${count}` }, text, title: text }
  },
)

/** Queries as a visitor: by GET with `$name=JSON` in the URL, or by POST with the given body. */
export async function askLake(
  url: string,
  query: string,
  { params = {}, body, signal }: { params?: Record<string, string>; body?: unknown; signal?: AbortSignal } = {},
) {
  const address = `${url}/v2025-02-19/data/query/production`
  const response = body
    ? await fetch(address, {
        ...{ method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), signal },
        headers: { 'content-type': 'application/json' },
      })
    : await fetch(`${address}?${new URLSearchParams({ query, ...params })}`, { signal })
  const text = await response.text()
  return { status: response.status, text, ...JSON.parse(text) }
}
