import sharp from 'sharp'
import { askLake, ENDLESS, EXPENSIVE, LARGE_RESULT, POSTS } from '../../hostile/expensive-queries.ts'
import { startLocalServices } from '../../support/local-services.ts'
import { clockTime, type Limits, type Wait } from '../frame.ts'

/** No request of a visitor blocks the event loop for longer. */
const BLOCK_MS = 50
const SIZES = 120

/** How long the lake, and its event loop, are busy with what visitors can cause. */
export async function openLakeLimits(ends: AsyncDisposableStack): Promise<Limits> {
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
  const queries = [
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
  const askEndless = () => Promise.all(ENDLESS.map(([, query]) => askLake(lake.url, query)))
  return {
    waits: [
      ['Six endless queries at once are refused, the last one', 6_000, () => clockTime(askEndless)],
      ...queries.map(({ name, query, ...rest }): Wait => {
        const blocked = `The event loop of the lake is blocked by a query ${name}`
        return [blocked, BLOCK_MS, () => blockOf(() => askLake(lake.url, query, rest))]
      }),
      [`The event loop of the lake is blocked by a picture in ${SIZES} sizes`, BLOCK_MS, pictureInSizes],
    ],
  }
}
