import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { VISITS_FILE } from '../../../server/visits/sqlite-store.ts'
import { readTokens } from '../../support/content.ts'
import { type CountingSite, readViews, startCountingSite } from '../../support/visits.ts'

/** What a process that is killed loses at most is 5 s of counting. */
const WRITTEN = { timeout: 20_000 }

/** Every test starts processes, which takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 120_000 })

async function start(env: Record<string, string> = {}): Promise<CountingSite> {
  const site = await startCountingSite(env)
  onTestFinished(site.stop)
  return site
}

it('a site that is told to stop loses nothing', async () => {
  const site = await start()
  for (let time = 0; time < 25; time++) await site.open('/blog')
  await site.restart('SIGTERM')
  expect(await readViews(site.url)).toEqual({ '/blog': 25 })
})

it('a site that is killed loses only the last seconds', async () => {
  const site = await start()
  await site.open('/blog')
  // Another process with the same data sees what the first one has written.
  const other = await start({ OUTBOX_DIR: site.folder })
  await expect.poll(() => readViews(other.url), WRITTEN).toEqual({ '/blog': 1 })
  await site.open('/blog')
  await site.restart('SIGKILL')
  expect([1, 2]).toContain((await readViews(site.url))['/blog'])
  await site.open('/blog')
  expect((await readViews(site.url))['/blog']).toBeGreaterThanOrEqual(2)
})

it('several processes add up', async () => {
  const one = await start()
  const two = await start({ OUTBOX_DIR: one.folder })
  const opens = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? one : two).open('/blog'))
  await Promise.all(opens)
  await readViews(one.url)
  await readViews(two.url)
  expect(await readViews(one.url)).toEqual({ '/blog': 40 })
})

it('with VISITS=off nothing is counted, stored or offered, and the site works', async () => {
  const site = await start({ VISITS: 'off' })
  expect((await site.open('/blog')).status).toBe(200)
  expect((await site.open('/isma')).status).toBe(307)
  expect((await site.open('/api/forms/started/trial', { 'sec-fetch-dest': 'image' })).status).toBe(204)
  const headers = { authorization: `Bearer ${readTokens().editor}` }
  const answer = await fetch(`${site.url}/api/visits`, { headers })
  expect([answer.status, (await answer.json()).code]).toEqual([501, 'nothing stored'])
  await site.process().end('SIGTERM')
  expect(existsSync(join(site.folder, VISITS_FILE))).toBe(false)
})

it('numbers that cannot be stored keep no page from visitors, and the log says so once', async () => {
  const site = await start({ OUTBOX_DIR: 'off', CACHE_DIR: join(process.execPath, 'no-folder') })
  for (let time = 0; time < 3; time++) expect((await site.open('/blog')).status).toBe(200)
  const unkept = () =>
    site
      .process()
      .errors()
      .match(/visits\.unkept/g)
  await expect.poll(unkept, WRITTEN).not.toBeNull()
  for (let time = 0; time < 2; time++) {
    const headers = { authorization: `Bearer ${readTokens().editor}` }
    const answer = await fetch(`${site.url}/api/visits`, { headers })
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'failed'])
  }
  expect(unkept()).toHaveLength(1)
})
