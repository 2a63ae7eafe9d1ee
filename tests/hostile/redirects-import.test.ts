import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { parseCsv } from '../../studio/redirects/import/parse-csv.ts'
import { planImport } from '../../studio/redirects/import/plan.ts'
import { readRows } from '../../studio/redirects/import/read-rows.ts'
import { writeImport } from '../../studio/redirects/import/write.ts'
import { fetchRedirects } from '../../studio/redirects/states.ts'
import { startGate } from '../support/content-gate.ts'
import { type LocalServices, startLocalServices } from '../support/local-services.ts'

const ROWS = 10_000
/** As in studio/redirects/import/write.ts. */
const ROWS_PER_TRANSACTION = 500
const HOSTS = { siteUrl: 'http://localhost:3000', donationUrl: 'http://localhost:3333/donation-host' }
const CHOICES = { existing: 'skip', confirmedHosts: new Set(['example.org']) } as const

let lake: LocalServices
beforeAll(async () => {
  lake = await startLocalServices()
})
afterAll(() => lake.remove())

const editorAt = (apiHost: string) => lake.editor.withConfig({ apiHost, maxRetries: 0 })

it('ten thousand rows are read, planned and written in twenty transactions; a stopped import goes on where it was', async () => {
  const gate = await startGate(lake.url)
  onTestFinished(gate.stop)
  const client = editorAt(gate.url)
  const transactions = () => gate.requests.filter(path => path.includes('/data/mutate/')).length
  const destinations = [(row: number) => `masjid-${row}`, () => '/blog#newest', () => 'https://example.org/give']
  const text = Array.from({ length: ROWS }, (_, row) => `/m-${row};${destinations[row % 3]?.(row)};yes;"a=${row}"`)
  const file = `\uFEFFpath;destination;active;parameters\r\n${text.join('\r\n')}`

  const plan = async () => planImport(readRows(parseCsv(file), HOSTS), await fetchRedirects(client), CHOICES).rows
  const stopping = new AbortController()
  const stopAt = (count: number) => count >= 2_000 && stopping.abort()
  const first = await writeImport(client, await plan(), { onProgress: stopAt, signal: stopping.signal })
  expect(first).toEqual({ count: 2_000, firstMissing: 2_002, error: null })
  expect(transactions()).toBe(2_000 / ROWS_PER_TRANSACTION)

  const signal = new AbortController().signal
  const again = await plan()
  expect(again.filter(({ state }) => state === 'skip')).toHaveLength(2_000)
  const second = await writeImport(client, again, { onProgress: () => {}, signal })
  expect(second).toEqual({ count: ROWS - 2_000, firstMissing: null, error: null })
  expect(transactions()).toBe(ROWS / ROWS_PER_TRANSACTION)

  const written = await fetchRedirects(client)
  expect(written).toHaveLength(ROWS)
  expect(new Set(written.map(({ path }) => path)).size).toBe(ROWS)
  expect((await plan()).every(({ state }) => state === 'skip')).toBe(true)
})

it('an import whose content service is gone says that nothing is written', async () => {
  const rows = planImport(readRows(parseCsv('/a,albayan'), HOSTS), [], CHOICES).rows
  const client = editorAt('http://127.0.0.1:1')
  const written = await writeImport(client, rows, { onProgress: () => {}, signal: new AbortController().signal })
  expect(written).toMatchObject({ count: 0, firstMissing: 1, error: expect.any(Error) })
})
