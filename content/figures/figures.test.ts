import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { log } from '@/lib/process/log'
import { listen } from '@/tests/support/listen'
import { keepAnswer } from '../kept-answer'
import { createFiguresReader } from './figures'
import { createNotificationsReader } from './notifications'
import { createStatisticsReader } from './statistics'

const GOOD = {
  count: 18_406,
  totalAmount: 1_002_318,
  avgAmount: 54.4,
  medianAmount: 25,
  largestDonation: 5000,
  subscriptionCount: 3000,
  jummahCount: 900,
  uniqueCustomerCount: 1247,
  avgMasjidFeePercentage: 0.9,
}
const SHOWN = {
  totalAmount: 1_002_318,
  donationCount: 18_406,
  avgAmount: 54.4,
  donorCount: 1247,
  averageFeePercentage: 0.9,
}
/** Longer than any test. */
const NEVER_MS = 600_000
const NONE = { totalAmount: 0, donationCount: 0, avgAmount: 0, donorCount: 0, averageFeePercentage: null }

let folder: string
let server: Server
let url: string
let answer: RequestListener
const warn = vi.spyOn(log, 'warn')

beforeEach(async () => {
  warn.mockReset().mockImplementation(() => {})
  folder = mkdtempSync(join(tmpdir(), 'figures-'))
  server = createServer((request, response) => answer(request, response))
  url = (await listen(server)).url
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

describe('platform statistics', () => {
  it('are read from the stats host and renamed to the site’s own names', async () => {
    answer = (request, response) =>
      response.writeHead(request.url === '/stats/staged-stats' ? 200 : 404).end(JSON.stringify(GOOD))
    expect(await createStatisticsReader(url, folder)()).toEqual(SHOWN)
    expect(warn).not.toHaveBeenCalled()
  })

  const FAILURES: [string, RequestListener][] = [
    ['a server error', (_, response) => response.writeHead(500).end(JSON.stringify(GOOD))],
    ['no JSON', (_, response) => response.end('<h1>Hello</h1>')],
    ['nothing', (_, response) => response.end()],
    ['null', (_, response) => response.end('null')],
    ['a list', (_, response) => response.end('[]')],
    ['a missing field', (_, response) => response.end(JSON.stringify({ ...GOOD, count: undefined }))],
    ['text for a number', (_, response) => response.end(JSON.stringify({ ...GOOD, totalAmount: '1002318' }))],
    ['null for a number', (_, response) => response.end(JSON.stringify({ ...GOOD, avgAmount: null }))],
    ['a number below zero', (_, response) => response.end(JSON.stringify({ ...GOOD, totalAmount: -1 }))],
    ['a number out of bounds', (_, response) => response.end(JSON.stringify(GOOD).replace('18406', '1e999'))],
    ['far too much', (_, response) => response.end(`"${'a'.repeat(1_000_001)}"`)],
    [
      'half an answer',
      (_, response) =>
        response.writeHead(200, { 'content-length': '100' }).write('{"count":', () => response.destroy()),
    ],
    ['a closed connection', request => request.socket.destroy()],
  ]

  it.each(FAILURES)(
    'are zeros without a fee when the first response is %s, and the reason is logged once',
    async (_, failing) => {
      answer = failing
      expect(await createStatisticsReader(url, folder)()).toEqual(NONE)
      expect(warn).toHaveBeenCalledOnce()
      expect(warn).toHaveBeenCalledWith(
        'figures.unreadable',
        { message: 'Platform statistics: the last good answer stays', url: `${url}/stats/staged-stats` },
        expect.any(Error),
      )
    },
  )

  it.each(FAILURES)('stay the same when a later response is %s', async (_, failing) => {
    const read = createStatisticsReader(url, folder)
    answer = (_, response) => response.end(JSON.stringify(GOOD))
    await read()
    answer = failing
    expect(await read()).toEqual(SHOWN)
    // It may come after the figures, and is none of the next test.
    await expect.poll(() => warn.mock.calls.length).toBe(1)
  })

  it('are zeros when the host is unreachable', async () => {
    server.close()
    expect(await createStatisticsReader(url, folder)()).toEqual(NONE)
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('createFiguresReader', () => {
  const read = () => createFiguresReader({ name: 'Figures', url, decode: Number, initial: 0, timeoutMs: 50 })()

  it('times out when the host does not respond', async () => {
    answer = () => {}
    expect(await read()).toBe(0)
    expect(warn.mock.calls).toMatchObject([['figures.unreadable', { url }, { name: 'TimeoutError' }]])
  })

  it('times out when the host sends its response byte by byte', async () => {
    answer = (_, response) => {
      const drop = setInterval(() => response.write(' '), 10)
      response.on('close', () => clearInterval(drop))
    }
    expect(await read()).toBe(0)
    expect(warn.mock.calls).toMatchObject([['figures.unreadable', { url }, { name: 'TimeoutError' }]])
  })
})

describe('a host that hangs', () => {
  beforeEach(() => {
    answer = (_, response) => response.end(JSON.stringify(GOOD))
  })

  it.each(['in the same process', 'after a restart'])('does not delay figures that are known: %s', async when => {
    const createReader = () =>
      createFiguresReader({
        ...{
          name: 'Figures',
          url,
          initial: 0,
          timeoutMs: NEVER_MS,
          decode: answer => z.object({ count: z.number() }).parse(answer).count,
        },
        kept: keepAnswer({ folder, name: 'figures', url, of: 'figures' }),
      })
    const read = createReader()
    await read()
    const held: ServerResponse[] = []
    answer = (_, response) => void held.push(response)
    const readNext = when === 'after a restart' ? createReader() : read
    // The host answers only afterwards, so this resolves only if it does not wait for it.
    expect(await readNext()).toBe(GOOD.count)
    answer = (_, response) => response.end(JSON.stringify({ count: 20_000 }))
    for (const response of held) response.end(JSON.stringify({ count: 20_000 }))
    await expect.poll(readNext).toBe(20_000)
  })

  it('delays the first reading until the timeout, and no other for a minute', async () => {
    let requests = 0
    answer = () => void requests++
    const read = createFiguresReader({ name: 'Figures', url, decode: Number, initial: 0, timeoutMs: 1_000 })
    expect(await read()).toBe(0)
    expect(warn).toHaveBeenCalledOnce()
    expect(await read()).toBe(0)
    // The second request has not timed out yet, of which a line in the log would tell.
    expect(warn).toHaveBeenCalledOnce()
    await expect.poll(() => requests).toBe(2)
    server.closeAllConnections()
    await expect.poll(() => warn.mock.calls.length).toBe(2)
  })

  it('gets one request at a time, and its late answer counts for the next reading', async () => {
    const read = createStatisticsReader(url, folder)
    await read()
    let requests = 0
    let finish = () => {}
    const isFinished = new Promise<void>(resolve => {
      finish = resolve
    })
    answer = async (_, response) => {
      requests++
      await isFinished
      response.end(JSON.stringify({ ...GOOD, count: 20_000 }))
    }
    expect(await Promise.all([read(), read()])).toEqual([SHOWN, SHOWN])
    finish()
    await expect.poll(read).toEqual({ ...SHOWN, donationCount: 20_000 })
    expect(requests).toBeLessThanOrEqual(2)
  })
})

describe('donation notifications', () => {
  it('drop entries that lack one of the two numbers', async () => {
    const entries = [
      { donation: 50, daysAgo: 2, name: 'Somebody' },
      { donation: null, daysAgo: 2 },
      { donation: 50, daysAgo: null },
      { donation: '50', daysAgo: 2 },
      { daysAgo: 1 },
      null,
      7,
      { donation: 25.5, daysAgo: 0 },
    ]
    answer = (request, response) =>
      response.writeHead(request.url === '/stats/staged-fomo' ? 200 : 404).end(JSON.stringify(entries))
    expect(await createNotificationsReader(url)()).toEqual([
      { donation: 50, daysAgo: 2 },
      { donation: 25.5, daysAgo: 0 },
    ])
  })

  it('are empty when the response is not a list', async () => {
    answer = (_, response) => response.end(JSON.stringify({ donation: 50, daysAgo: 2 }))
    expect(await createNotificationsReader(url)()).toEqual([])
    expect(warn).toHaveBeenCalledOnce()
  })

  it('are limited to 50', async () => {
    answer = (_, response) => response.end(JSON.stringify(Array(10_000).fill({ donation: 5, daysAgo: 1 })))
    expect(await createNotificationsReader(url)()).toHaveLength(50)
  })
})
