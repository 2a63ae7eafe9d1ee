import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { log } from '../../lib/log.ts'
import { staleTags } from '../../lib/stale-tags'
import { type ContentGate, startGate } from '../support/content-gate.ts'
import { type LocalServices, startLocalServices } from '../support/local-services.ts'

const RULES = 10_000
const RULES_PER_TRANSACTION = 1_000
/** As in content/routes/redirects.ts: the site requests this many at a time. */
const PORTION = 500
const PORTIONS = RULES / PORTION
const LOOKUPS = 10_000
/** On a busy machine a question may time out; the site then asks again. */
const READ_TIMEOUT = { timeout: 60_000 }

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
let gate: ContentGate
let editor: SanityClient
beforeAll(async () => {
  lake = await startLocalServices()
  gate = await startGate(lake.url)
  editor = lake.editor
  for (let from = 0; from < RULES; from += RULES_PER_TRANSACTION) {
    const transaction = editor.transaction()
    for (let count = from; count < from + RULES_PER_TRANSACTION; count++) {
      const parameters = [{ _key: 'a', key: 'terminal1', value: 'reader' }]
      const destination = DESTINATIONS[count % DESTINATIONS.length]?.(count + 1)
      const fields = { path: `/m-${count}`, destination, confirmedHost: 'example.org', parameters }
      transaction.create({ _id: `redirect-${count}`, _type: 'redirect', ...fields })
    }
    await transaction.commit()
  }
  vi.stubEnv('NEXT_PUBLIC_LAKE_URL', gate.url)
  vi.stubEnv('CACHE_DIR', join(lake.dataFolder, 'cache'))
  // A question that times out is a warning.
  vi.spyOn(log, 'warn').mockImplementation(() => {})
})
afterAll(async () => {
  await gate.stop()
  await lake.remove()
  vi.unstubAllEnvs()
})

it('ten thousand redirects of every kind are loaded, and a look-up among them asks nobody', async () => {
  const { findRedirect } = await import('../../content/routes/redirects.ts')
  await expect.poll(() => findRedirect('/M-9998/'), READ_TIMEOUT).toMatchObject({ destination: LAST })
  for (let count = 0; count < DESTINATIONS.length; count++) {
    expect(await findRedirect(`/m-${count}`)).toMatchObject({ destination: DESTINATIONS[count]?.(count + 1) })
  }
  expect(await findRedirect('/m-10000')).toBeNull()

  const asked = gate.requests.length
  for (let count = 0; count < LOOKUPS; count++) await findRedirect(`/m-${count}`)
  expect(gate.requests.length).toBe(asked)
})

it('one that changes is followed once all are read again, a portion at a time', async () => {
  const { findRedirect } = await import('../../content/routes/redirects.ts')
  const asked = gate.requests.length
  await editor.patch('redirect-0').set({ destination: 'changed' }).commit()
  expect(await findRedirect('/m-0')).toMatchObject({ destination: 'm-1' })
  staleTags().set('content:redirect', { stale: 1 })
  await expect.poll(() => findRedirect('/m-0'), READ_TIMEOUT).toMatchObject({ destination: 'changed' })

  const questions = gate.requests.slice(asked).map(path => new URL(path, gate.url).searchParams)
  expect(questions.length).toBeGreaterThanOrEqual(PORTIONS)
  expect(questions.map(question => question.get('$count'))).toEqual(questions.map(() => String(PORTION)))
})
