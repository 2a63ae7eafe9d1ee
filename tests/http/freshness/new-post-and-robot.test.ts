import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, statusOf } from '../../support/ask.ts'
import { publishPost, removeWhatWasMade } from '../../support/blog.ts'
import { findBuiltFiles } from '../../support/build-folder.ts'
import { catchUp } from '../../support/freshness.ts'
import { type QuietStack, startQuietStack } from '../../support/quiet-stack.ts'

/** The catch-up does not run during the test, so that only the request itself can make the site look for the post. */
const NEVER_MS = 60 * 60_000
/** Unknown addresses that a robot has tried before the post is published. It goes on until the visitor has seen the post. */
const TRIED = 200
const UNKNOWN = 'tried-by-a-robot'
const AT_ONCE = 4
const PATIENCE = { timeout: 60_000 }

let quiet: QuietStack

beforeAll(async () => {
  quiet = await startQuietStack({ CATCH_UP_INTERVAL_MS: String(NEVER_MS) })
  // The first comparison in a process marks everything as changed.
  await catchUp()
})

afterAll(async () => {
  await quiet.stop()
  await removeWhatWasMade()
})

it('without any webhook and while a robot tries unknown addresses, a new post is shown at the second request at the latest', async () => {
  const robot = startRobot()
  try {
    await expect.poll(() => robot.statuses.length, PATIENCE).toBeGreaterThanOrEqual(TRIED)
    const { slug, title } = await publishPost()
    await ask(`/post/${slug}`)
    const second = await ask(`/post/${slug}`)
    expect(second.status).toBe(200)
    expect(second.text).toContain(title)
  } finally {
    await robot.stop()
  }
  expect(robot.statuses).not.toContain(200)
  expect(findBuiltFiles(UNKNOWN)).toEqual([])
})

/** Requests unknown posts, several at a time, until it is stopped. */
function startRobot() {
  const statuses: number[] = []
  let isStopped = false
  const crawl = async () => {
    while (!isStopped) statuses.push(await statusOf(`/post/${UNKNOWN}-${randomUUID()}`))
  }
  const crawls = Promise.all(Array.from({ length: AT_ONCE }, crawl))
  return {
    statuses,
    stop: async () => {
      isStopped = true
      await crawls
    },
  }
}
