import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { createClient } from '@sanity/client'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { log } from '../../lib/log.ts'
import { MAX_BLOCK_MS, shortestBlock } from '../support/blocking.ts'
import { type LocalServices, removeData, startLocalServices } from '../support/local-services.ts'

const RULES = 10_000
const RULES_PER_TRANSACTION = 1_000
/** Longer than it takes to read them. */
const READING_MS = 2_100
const MAX_LOOKUP_MS = 0.05
const LOOKUPS = 10_000

/** Donation pages named like the next path, pages of this site, other websites, and chains of three. */
const DESTINATIONS = [
  (next: number) => `m-${next}`,
  (next: number) => `/post/m-${next}#a`,
  (next: number) => `https://example.org/m-${next}`,
  (next: number) => `/m-${next}`,
  (next: number) => `/m-${next}`,
  (next: number) => `m-${next}`,
]

const LAST = DESTINATIONS[9_998 % DESTINATIONS.length]?.(9_999)

let lake: LocalServices
beforeAll(async () => {
  lake = await startLocalServices()
  const editor = createClient({
    ...{ projectId: 'local0001', dataset: 'production', apiVersion: '2025-02-19', apiHost: lake.url },
    ...{ token: lake.tokens.editor, useProjectHostname: false, useCdn: false },
  })
  for (let from = 0; from < RULES; from += RULES_PER_TRANSACTION) {
    const transaction = editor.transaction()
    for (let count = from; count < from + RULES_PER_TRANSACTION; count++) {
      const parameters = [{ _key: 'a', key: 'terminal1', value: 'reader' }]
      const destination = DESTINATIONS[count % DESTINATIONS.length]?.(count + 1)
      const fields = { path: `/m-${count}`, destination, confirmedHost: 'example.org', parameters }
      transaction.create({ _type: 'redirect', ...fields })
    }
    await transaction.commit()
  }
})
afterAll(async () => {
  await lake.end()
  removeData(lake)
  vi.unstubAllEnvs()
})

it('ten thousand redirects of every kind are loaded, and each lookup is fast', async () => {
  vi.stubEnv('NEXT_PUBLIC_LAKE_URL', lake.url)
  vi.stubEnv('CACHE_DIR', join(lake.dataFolder, 'cache'))
  // On a busy machine the query may time out; the site then retries and logs a warning.
  vi.spyOn(log, 'warn').mockImplementation(() => {})
  const { findRedirect } = await import('../../content/routes/redirects.ts')
  const find = () => findRedirect('/M-9998/')
  await expect.poll(find, { timeout: 60_000, interval: 500 }).toMatchObject({ destination: LAST })
  for (let count = 0; count < DESTINATIONS.length; count++) {
    expect(await findRedirect(`/m-${count}`)).toMatchObject({ destination: DESTINATIONS[count]?.(count + 1) })
  }
  expect(await findRedirect('/m-10000')).toBeNull()

  const began = performance.now()
  for (let count = 0; count < LOOKUPS; count++) await findRedirect(`/m-${count}`)
  expect((performance.now() - began) / LOOKUPS).toBeLessThan(MAX_LOOKUP_MS)

  // Revalidation in the background must not block the event loop for long.
  const block = await shortestBlock(async () => {
    const delays = monitorEventLoopDelay({ resolution: 1 })
    tagsManifest.set('content:redirect', { stale: performance.now() })
    delays.enable()
    await findRedirect('/m-0')
    await delay(READING_MS)
    delays.disable()
    return delays.max / 1e6
  })
  expect(block).toBeLessThanOrEqual(MAX_BLOCK_MS)
})
