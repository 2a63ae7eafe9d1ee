import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serverEnv } from '@/lib/environment/server-env'
import { log } from '@/lib/process/log'
import { createStatisticsReader } from './figures/statistics'

vi.mock('@/lib/environment/server-env', () => ({
  serverEnv: { statsUrl: 'https://stats.example', cacheFolder: mkdtempSync(join(tmpdir(), 'kept-of-the-site-')) },
}))

const HOST = 'https://stats.example'
const GOOD = { count: 18_406, totalAmount: 1_002_318, avgAmount: 54.4, uniqueCustomerCount: 1247 }
const SHOWN = { totalAmount: 1_002_318, donationCount: 18_406, avgAmount: 54.4, donorCount: 1247 }
const NONE = { totalAmount: 0, donationCount: 0, avgAmount: 0, donorCount: 0, averageFeePercentage: null }

let folder: string
let file: string
const warn = vi.spyOn(log, 'warn')

beforeEach(() => {
  warn.mockReset().mockImplementation(() => {})
  const parent = mkdtempSync(join(tmpdir(), 'kept-'))
  folder = join(parent, 'cache')
  file = join(folder, 'platform-statistics.json')
})
afterEach(() => {
  vi.unstubAllGlobals()
  rmSync(join(folder, '..'), { recursive: true })
})
afterAll(() => rmSync(serverEnv.cacheFolder, { recursive: true }))

it('returns the last good figures after a restart', async () => {
  await readInNewProcess({ fee: 0.9 })
  await readInNewProcess({ fee: 0.8 })
  warn.mockClear()
  const read = startProcess()
  answerNothing()
  expect(await read()).toEqual({ ...SHOWN, averageFeePercentage: 0.8 })
  expect(warn.mock.calls.map(([event]) => event)).toEqual(['figures.unreadable'])
})

it('stores one complete file, which a bad response does not change', async () => {
  await readInNewProcess({ fee: 0.9 })
  const kept = readFileSync(file, 'utf8')
  vi.stubGlobal('fetch', async () => Response.json({ ...GOOD, avgMasjidFeePercentage: null }))
  await startProcess()()
  expect(readdirSync(folder)).toEqual(['platform-statistics.json'])
  expect(readFileSync(file, 'utf8')).toBe(kept)
})

it.each([
  ['nothing', ''],
  ['half a file', '{"url":"https://stats.example/stats/staged-stats","answ'],
  ['something else', '[1, 2, 3]'],
  ['null', 'null'],
  ['an answer of another host', JSON.stringify({ url: 'https://other.example', answer: withFee(0.9) })],
  [
    'figures that are none',
    JSON.stringify({ url: `${HOST}/stats/staged-stats`, answer: { ...GOOD, count: '18,406' } }),
  ],
])('ignores a stored file that holds %s, logs that, and replaces it after the next good response', async (_, text) => {
  await readInNewProcess({ fee: 0.9 })
  writeFileSync(file, text)
  warn.mockClear()
  const read = startProcess()
  answerNothing()
  expect(await read()).toEqual(NONE)
  expect(warn.mock.calls.map(([event]) => event)).toEqual(['figures.unreadable', 'figures.ignored'])

  answerWith(0.9)
  await read()
  answerNothing()
  expect(await startProcess()()).toEqual({ ...SHOWN, averageFeePercentage: 0.9 })
})

it('logs once, and still returns the figures, when the folder is not writable', async () => {
  writeFileSync(folder, 'not a folder')
  const read = startProcess()
  answerWith(0.9)
  for (let time = 0; time < 3; time++) expect(await read()).toEqual({ ...SHOWN, averageFeePercentage: 0.9 })
  expect(warn.mock.calls.map(([event]) => event)).toEqual(['figures.unkept'])
  answerNothing()
  expect(await read()).toEqual({ ...SHOWN, averageFeePercentage: 0.9 })
})

/** A reader without figures in memory, as after a restart. */
function startProcess() {
  return createStatisticsReader(HOST, folder)
}

async function readInNewProcess({ fee }: { fee: number }): Promise<void> {
  answerWith(fee)
  await startProcess()()
}

function answerWith(fee: number): void {
  vi.stubGlobal('fetch', async () => Response.json(withFee(fee)))
}

function answerNothing(): void {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')))
}

function withFee(fee: number) {
  return { ...GOOD, avgMasjidFeePercentage: fee }
}
