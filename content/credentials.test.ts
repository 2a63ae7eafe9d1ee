import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createCredentialCheck, TooManyQuestionsError } from './credentials'

const MAX_AT_ONCE = 20
const INTERVAL_MS = 200
const MINUTE_MS = 60_000
const MANY = 1_000

let now: number
let check: ReturnType<typeof createCredentialCheck>
const refuse = vi.fn(async () => null)
const accept = vi.fn(async () => 'Khadija')

beforeEach(() => {
  now = 1_000
  vi.clearAllMocks()
  check = createCredentialCheck(() => now)
})

describe('made-up tokens', () => {
  it('cost twenty questions at once, and then five a second', async () => {
    await flood()
    expect(refuse).toHaveBeenCalledTimes(MAX_AT_ONCE)
    now += 5 * INTERVAL_MS
    await flood('later')
    expect(refuse).toHaveBeenCalledTimes(MAX_AT_ONCE + 5)
  })

  it('do not add up more questions than twenty in an hour of silence', async () => {
    now += 60 * MINUTE_MS
    await flood()
    expect(refuse).toHaveBeenCalledTimes(MAX_AT_ONCE)
  })

  it('take no turn from a token that was accepted before, which is asked about at every call', async () => {
    await check('true', accept)
    await flood()
    expect(await check('true', accept)).toBe('Khadija')
    expect(await check('true', accept)).toBe('Khadija')
    expect(accept).toHaveBeenCalledTimes(3)
  })

  it('let a token that is new in after a pause', async () => {
    await flood()
    await expect(check('true', accept)).rejects.toThrow(TooManyQuestionsError)
    now += INTERVAL_MS
    expect(await check('true', accept)).toBe('Khadija')
  })
})

describe('a token that was refused', () => {
  it('is refused for a minute without a question', async () => {
    expect(await check('made up', refuse)).toBeNull()
    now += MINUTE_MS - 1
    expect(await check('made up', refuse)).toBeNull()
    expect(refuse).toHaveBeenCalledOnce()
    now += 2
    expect(await check('made up', accept)).toBe('Khadija')
  })

  it('needs a turn again, although it was accepted before', async () => {
    await check('ended', accept)
    await check('ended', refuse)
    await flood()
    now += MINUTE_MS + 1
    await flood('later')
    await expect(check('ended', accept)).rejects.toThrow(TooManyQuestionsError)
  })
})

it('a failure is neither accepted nor refused', async () => {
  await expect(check('true', () => Promise.reject(new TypeError('fetch failed')))).rejects.toThrow('fetch failed')
  expect(await check('true', accept)).toBe('Khadija')
})

async function flood(kind = 'made up'): Promise<void> {
  const calls = Array.from({ length: MANY }, (_, index) => check(`${kind} ${index}`, refuse))
  await Promise.allSettled(calls)
}
