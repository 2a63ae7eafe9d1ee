import sharp from 'sharp'
import { startLocalServices } from '../../support/local-services.ts'
import { clockTime, type Wait } from '../frame.ts'

/** What a visitor may ask of the lake: a query, or instead of it the body of a POST. */
type Expensive = { name: string; query: string; body?: unknown }

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** Each of these is refused. The lake of the tests has a thousand posts. */
const EXPENSIVE: readonly Expensive[] = [
  { name: 'nested five thousand deep', query: nested(2_500) },
  { name: 'nested ten thousand deep, in a body', query: '', body: { query: nested(10_000) } },
  { name: 'with ten thousand additions', query: '', body: { query: `1${'+1'.repeat(10_000)}` } },
  { name: 'whose result is beyond the limit', query: '*[0...300]{"all": *}' },
]

/** Its result of more than four million characters is just within the limit. */
const LARGE_RESULT = `*[_type == "post"]{"all": [${Array(13).fill('text').join()}]}`

/** None of these would ever be finished. */
const ENDLESS: readonly [name: string, query: string][] = [
  ['that joins all with all by words', '*[count(*[count(*[text match ^.title && text match ^.^.title]) > 5000]) > 0]'],
  ['that joins four times', '*{"a": *{"b": *{"c": *[text == ^.^.^.text]}}}'],
  ['whose pattern backtracks', `"${'a'.repeat(500)}" match "${'a*'.repeat(40)}b"`],
]

const POSTS: readonly { _id: string; _type: string; [field: string]: unknown }[] = Array.from(
  { length: 1_000 },
  (_, count) => {
    const text = `Words of post ${count} `.repeat(20)
    return { _id: `post-${count}`, _type: 'post', slug: { current: `post-${count}` }, text, title: text }
  },
)

/** No request of a visitor blocks the event loop for longer. */
const BLOCK_MS = 50
const SIZES = 120

/** How long the lake, and its event loop, are busy with what visitors can cause. */
export async function openLakeLimits(ends: AsyncDisposableStack): Promise<Wait[]> {
  const lake = await startLocalServices()
  ends.defer(lake.remove)
  const transaction = lake.editor.transaction()
  for (const post of POSTS) transaction.create(post)
  await transaction.commit()

  /** The longest block of the lake's process meanwhile. */
  const blockOf = async (act: () => Promise<unknown>) => {
    await lake.longestBlock()
    await act()
    return lake.longestBlock()
  }
  const queries: Expensive[] = [
    ...EXPENSIVE,
    { name: 'with a result just within the limit', query: LARGE_RESULT },
    ...ENDLESS.slice(0, 1).map(([, query]) => ({ name: 'that is cut off', query })),
  ]
  let shade = 0
  const pictureInSizes = async () => {
    // Another picture each time, because resized ones are kept.
    const create = { width: 600, height: 400, channels: 3, background: { r: 20 * ++shade, g: 0, b: 0 } } as const
    const { url } = await lake.editor.assets.upload('image', await sharp({ create }).jpeg().toBuffer())
    const sizes = Array.from({ length: SIZES }, (_, number) => `${url}?w=${number + 20}`)
    return blockOf(() => Promise.all(sizes.map(async size => (await fetch(size)).arrayBuffer())))
  }
  const askEndless = () => Promise.all([...ENDLESS, ...ENDLESS].map(([, query]) => askLake(lake.url, query)))
  return [
    ['Six endless queries at once are refused, the last one', 6_000, () => clockTime(askEndless)],
    ...queries.map(({ name, query, body }): Wait => {
      const blocked = `The event loop of the lake is blocked by a query ${name}`
      return [blocked, BLOCK_MS, () => blockOf(() => askLake(lake.url, query, body))]
    }),
    [`The event loop of the lake is blocked by a picture in ${SIZES} sizes`, BLOCK_MS, pictureInSizes],
  ]
}

/** Queries as a visitor: by GET, or by POST with the given body. */
async function askLake(url: string, query: string, body?: unknown): Promise<void> {
  const address = `${url}/v2025-02-19/data/query/production`
  const response = body
    ? await fetch(address, {
        ...{ method: 'POST', body: JSON.stringify(body) },
        headers: { 'content-type': 'application/json' },
      })
    : await fetch(`${address}?${new URLSearchParams({ query })}`)
  await response.text()
}
