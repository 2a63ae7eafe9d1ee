import { ClientError } from '@sanity/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentHealth } from '@/lib/process/content-health'
import { log } from '@/lib/process/log'
import { forgetProcess } from '@/lib/process/per-process'
import { ContentLostError, createBreaker } from './breaker'

const SECOND_MS = 1_000

let breaker: ReturnType<typeof createBreaker>
/** Whether the service answers its probe. */
let answers: boolean
let probes: number
let events: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  forgetProcess()
  ;[answers, probes, events] = [false, 0, []]
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(log, level).mockImplementation(event => {
      events.push(event)
    })
  }
  breaker = createBreaker(async () => {
    probes++
    if (!answers) throw new TypeError('fetch failed')
  })
})
afterEach(() => vi.useRealTimers())

describe('a service that fails twice in a row', () => {
  beforeEach(loseService)

  it.each(['ask', 'askUncounted'] as const)(
    'is lost: further questions fail at once and are not asked: %s',
    async ask => {
      const question = vi.fn(async () => 1)
      await expect(breaker[ask](question)).rejects.toThrow(ContentLostError)
      expect(question).not.toHaveBeenCalled()
    },
  )

  it('is probed, ever less often, until it answers; each change is logged once', async () => {
    for (const [before, seconds] of [2, 4, 8, 16, 30, 30, 30].entries()) {
      await passTime(seconds * SECOND_MS - 1)
      expect(probes).toBe(before)
      await passTime(1)
      expect(probes).toBe(before + 1)
    }
    expect(events).toEqual(['content.lost'])
    answers = true
    await passTime(60 * SECOND_MS)
    expect(probes).toBe(8)
    expect(events).toEqual(['content.lost', 'content.back'])
    expect(await breaker.ask(async () => 1)).toBe(1)
  })

  it('is back when it answers a question that was asked anyway, and the probe is left out', async () => {
    expect(await breaker.askAnyway(async () => 1)).toBe(1)
    expect(contentHealth().isLost).toBe(false)
    await passTime(60 * SECOND_MS)
    expect(probes).toBe(0)
  })

  it('is lost again after two more failures, with one probe at a time', async () => {
    await breaker.askAnyway(async () => 1)
    await loseService()
    expect(events).toEqual(['content.lost', 'content.back', 'content.lost'])
    await passTime(5 * SECOND_MS)
    expect(probes).toBe(1)
  })
})

it('one failure between answers changes nothing', async () => {
  for (let time = 0; time < 3; time++) {
    await expect(breaker.ask(fail)).rejects.toThrow('fetch failed')
    expect(await breaker.ask(async () => 1)).toBe(1)
  }
  expect(events).toEqual([])
})

it.each([
  [400, false],
  [401, false],
  [404, false],
  [429, true],
])('an answer with status %i, twice, counts as failed: %s', async (statusCode, isLost) => {
  const response = { body: {}, url: '', method: 'GET', headers: {}, statusCode, statusMessage: '' }
  for (let time = 0; time < 2; time++) {
    await expect(breaker.ask(() => Promise.reject(new ClientError(response)))).rejects.toThrow(ClientError)
  }
  expect(contentHealth()).toMatchObject({ isLost, hasAnswered: !isLost })
})

async function loseService(): Promise<void> {
  for (let time = 0; time < 2; time++) await expect(breaker.ask(fail)).rejects.toThrow('fetch failed')
  expect(contentHealth().isLost).toBe(true)
}

async function fail(): Promise<never> {
  throw new TypeError('fetch failed')
}

/** Also runs timers of files before this one, whose last questions are still tried again. */
async function passTime(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
}

it('a question that anybody can cause does not lose the service for others, however often it fails', async () => {
  for (let time = 0; time < 10; time++) await expect(breaker.askUncounted(fail)).rejects.toThrow('fetch failed')
  expect(contentHealth()).toEqual({ isLost: false, hasAnswered: false, failuresInARow: 0, losses: 0 })
  expect(await breaker.ask(async () => 1)).toBe(1)
})
