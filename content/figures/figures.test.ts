import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { log } from '@/lib/process/log'
import { listen } from '@/tests/support/listen'
import { createFiguresReader } from './figures'
import { createNotificationsReader, createStatisticsReader } from './sources'

const GOOD = {
  ...{ count: 18_406, totalAmount: 1_002_318, avgAmount: 54.4, medianAmount: 25, largestDonation: 5000 },
  ...{ subscriptionCount: 3000, jummahCount: 900, uniqueCustomerCount: 1247, avgMasjidFeePercentage: 0.9 },
}
const SHOWN = {
  ...{ totalAmount: 1_002_318, donationCount: 18_406, avgAmount: 54.4, donorCount: 1247 },
  averageFeePercentage: 0.9,
}
const NONE = { totalAmount: 0, donationCount: 0, avgAmount: 0, donorCount: 0, averageFeePercentage: null }

let folder: string
let file: string
let server: Server
let url: string
let answer: RequestListener
let warn: MockInstance<typeof log.warn>
const events = () => warn.mock.calls.map(([event]) => event)

beforeEach(async () => {
  warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  folder = join(mkdtempSync(join(tmpdir(), 'figures-')), 'cache')
  file = join(folder, 'platform-statistics.json')
  server = createServer((request, response) => answer(request, response))
  url = (await listen(server)).url
  answer = sending(GOOD)
  return () => {
    server.closeAllConnections()
    server.close()
    rmSync(join(folder, '..'), { recursive: true })
  }
})

const sending =
  (body: unknown, path?: string): RequestListener =>
  (request, response) =>
    response.writeHead(path && request.url !== path ? 404 : 200).end(JSON.stringify(body))

const drop: RequestListener = request => request.socket.destroy()

/** As a process that has just started. */
const startProcess = () => createStatisticsReader(url, folder)

describe('platform statistics', () => {
  it('are read from the stats host and renamed to the site’s own names', async () => {
    answer = sending(GOOD, '/stats/staged-stats')
    expect(await startProcess()()).toEqual(SHOWN)
    expect(warn).not.toHaveBeenCalled()
  })

  it.each<[string, RequestListener]>([
    ['a server error', (_, response) => response.writeHead(500).end(JSON.stringify(GOOD))],
    ['no JSON', (_, response) => response.end('<h1>Hello</h1>')],
    ['nothing', (_, response) => response.end()],
    ['null', sending(null)],
    ['a list', sending([])],
    ['a missing field', sending({ ...GOOD, count: undefined })],
    ['text for a number', sending({ ...GOOD, totalAmount: '1002318' })],
    ['null for a number', sending({ ...GOOD, avgAmount: null })],
    ['a number below zero', sending({ ...GOOD, totalAmount: -1 })],
    ['a number out of bounds', (_, response) => response.end(JSON.stringify(GOOD).replace('18406', '1e999'))],
    ['far too much', sending('a'.repeat(1_000_001))],
    [
      'half an answer',
      (_, response) =>
        response.writeHead(200, { 'content-length': '100' }).write('{"count":', () => response.destroy()),
    ],
    ['a closed connection', drop],
  ])('are zeros without a fee until a response is good, and then stay when one is %s', async (_, failing) => {
    const read = startProcess()
    answer = failing
    expect(await read()).toEqual(NONE)
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'figures.unreadable',
      { message: 'Platform statistics: the last good answer stays', url: `${url}/stats/staged-stats` },
      expect.any(Error),
    )
    answer = sending(GOOD)
    await expect.poll(read).toEqual(SHOWN)
    answer = failing
    expect(await read()).toEqual(SHOWN)
    // It may come after the figures, and is none of the next test.
    await expect.poll(() => warn.mock.calls.length).toBe(2)
  })
})

describe('a host that does not end its response', () => {
  const createReader = (timeoutMs: number) =>
    createFiguresReader({ name: 'Figures', url, decode: Number, initial: 0, timeoutMs })

  it.each<[string, RequestListener]>([
    ['sends nothing', () => {}],
    [
      'sends it byte by byte',
      (_, response) => {
        const next = setInterval(() => response.write(' '), 10)
        response.on('close', () => clearInterval(next))
      },
    ],
  ])('is given up after the timeout: it %s', async (_, hanging) => {
    answer = hanging
    expect(await createReader(50)()).toBe(0)
    expect(warn.mock.calls).toMatchObject([['figures.unreadable', { url }, { name: 'TimeoutError' }]])
  })

  it('delays the first reading until the timeout, and no other for a minute', async () => {
    let requests = 0
    answer = () => void requests++
    const read = createReader(1_000)
    expect(await read()).toBe(0)
    expect(await read()).toBe(0)
    // The second request has not timed out yet, of which a line in the log would tell.
    expect(warn).toHaveBeenCalledOnce()
    await expect.poll(() => requests).toBe(2)
    server.closeAllConnections()
    await expect.poll(() => warn.mock.calls.length).toBe(2)
  })

  it.each(['in the same process', 'after a restart'])(
    'does not delay figures that are known, gets one request at a time, and counts for the next reading: %s',
    async when => {
      const first = startProcess()
      await first()
      const held: ServerResponse[] = []
      answer = (_, response) => void held.push(response)
      const read = when === 'after a restart' ? startProcess() : first
      // The host answers only afterwards, so these resolve only if they do not wait for it.
      expect(await Promise.all([read(), read()])).toEqual([SHOWN, SHOWN])
      expect(held).toHaveLength(1)
      answer = sending({ ...GOOD, count: 20_000 })
      for (const response of held) response.end(JSON.stringify({ ...GOOD, count: 20_000 }))
      await expect.poll(read).toEqual({ ...SHOWN, donationCount: 20_000 })
    },
  )
})

describe('statistics in a file', () => {
  it('are the last good ones after a restart, and a bad response does not change them', async () => {
    await startProcess()()
    answer = sending({ ...GOOD, avgMasjidFeePercentage: 0.8 })
    await startProcess()()
    const kept = readFileSync(file, 'utf8')
    answer = sending({ ...GOOD, avgMasjidFeePercentage: null })
    expect(await startProcess()()).toEqual({ ...SHOWN, averageFeePercentage: 0.8 })
    expect(events()).toEqual(['figures.unreadable'])
    expect(readdirSync(folder)).toEqual(['platform-statistics.json'])
    expect(readFileSync(file, 'utf8')).toBe(kept)
  })

  it.each([
    ['nothing', ''],
    ['half a file', '{"url":"https://stats.example/stats/staged-stats","answ'],
    ['something else', '[1, 2, 3]'],
    ['an answer of another host', JSON.stringify({ url: 'https://other.example', answer: GOOD })],
    ['figures that are none', '{"url":"HERE","answer":{"count":"18,406"}}'],
  ])('are ignored when it holds %s, which is logged, and replaced after the next good response', async (_, text) => {
    mkdirSync(folder)
    writeFileSync(file, text.replace('HERE', `${url}/stats/staged-stats`))
    const read = startProcess()
    answer = drop
    expect(await read()).toEqual(NONE)
    expect(events()).toEqual(['figures.unreadable', 'figures.ignored'])
    answer = sending(GOOD)
    await expect.poll(read).toEqual(SHOWN)
    answer = drop
    await expect.poll(() => startProcess()()).toEqual(SHOWN)
  })

  it('are shown from memory when it cannot be written, which is logged once', async () => {
    writeFileSync(folder, 'not a folder')
    const read = startProcess()
    for (let time = 0; time < 3; time++) expect(await read()).toEqual(SHOWN)
    expect(events().filter(event => event === 'figures.unkept')).toHaveLength(1)
  })
})

describe('donation notifications', () => {
  it('drop entries that lack one of the two numbers', async () => {
    const entries = [
      ...[
        { donation: 50, daysAgo: 2, name: 'Somebody' },
        { donation: null, daysAgo: 2 },
      ],
      ...[{ donation: 50, daysAgo: null }, { donation: '50', daysAgo: 2 }, { daysAgo: 1 }, null, 7],
      { donation: 25.5, daysAgo: 0 },
    ]
    answer = sending(entries, '/stats/staged-fomo')
    expect(await createNotificationsReader(url)()).toEqual([
      { donation: 50, daysAgo: 2 },
      { donation: 25.5, daysAgo: 0 },
    ])
  })

  it('are empty when the response is not a list', async () => {
    answer = sending({ donation: 50, daysAgo: 2 })
    expect(await createNotificationsReader(url)()).toEqual([])
    expect(warn).toHaveBeenCalledOnce()
  })

  it('are limited to 50', async () => {
    answer = sending(Array(10_000).fill({ donation: 5, daysAgo: 1 }))
    expect(await createNotificationsReader(url)()).toHaveLength(50)
  })
})
