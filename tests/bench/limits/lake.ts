import sharp from 'sharp'
import { askLake, ENDLESS, EXPENSIVE, LARGE_RESULT, POSTS } from '../../hostile/expensive-queries.ts'
import { type LocalServices, startLocalServices } from '../../support/local-services.ts'
import type { LimitGroup } from './limit.ts'
import { clockTimeOf } from './time.ts'

/** No request of a visitor blocks the event loop for longer. */
const BLOCK = { milliseconds: 50 }
const SIZES = 120

/** How long the lake, and its event loop, are busy with what visitors can cause. */
export async function openLakeLimits(): Promise<LimitGroup> {
  const lake = await startLocalServices()
  const { editor } = lake
  const transaction = editor.transaction()
  for (const post of POSTS) transaction.create(post)
  await transaction.commit()

  const [[, endless] = ['', '']] = ENDLESS
  const queries = [
    ...EXPENSIVE,
    { name: 'with a result just within the limit', query: LARGE_RESULT },
    { name: 'that is cut off', query: endless },
  ]
  let shade = 0
  const pictureInSizes = async () => {
    // Another picture each time, because resized ones are kept.
    const create = { width: 600, height: 400, channels: 3, background: { r: 20 * ++shade, g: 0, b: 0 } } as const
    const { url } = await editor.assets.upload('image', await sharp({ create }).jpeg().toBuffer())
    const sizes = Array.from({ length: SIZES }, (_, number) => `${url}?w=${number + 20}`)
    return blockOf(lake, () => Promise.all(sizes.map(async size => (await fetch(size)).arrayBuffer())))
  }
  return {
    limits: [
      ...queries.map(({ name, query, body }) => ({
        name: `The event loop of the lake is blocked by a query ${name}`,
        goal: BLOCK,
        measure: () => blockOf(lake, () => askLake(lake.url, query, { body })),
      })),
      {
        name: `The event loop of the lake is blocked by a picture in ${SIZES} sizes`,
        goal: BLOCK,
        measure: pictureInSizes,
      },
      {
        name: 'Six endless queries at once are refused, the last one',
        goal: { milliseconds: 6_000 },
        measure: () => clockTimeOf(() => Promise.all(ENDLESS.map(([, query]) => askLake(lake.url, query)))),
      },
    ],
    close: async () => {
      await lake.remove()
    },
  }
}

/** The longest block of the lake's process meanwhile. */
async function blockOf(lake: LocalServices, act: () => Promise<unknown>): Promise<number> {
  await lake.longestBlock()
  await act()
  return lake.longestBlock()
}
