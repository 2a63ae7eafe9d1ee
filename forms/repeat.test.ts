import { expect, test, vi } from 'vitest'
import { log } from '../lib/process/log.ts'
import { repeat } from './repeat.ts'

test('keeps working through failures, and logs the first of several in a row', async () => {
  vi.useFakeTimers()
  const error = vi.spyOn(log, 'error').mockImplementation(() => {})
  const outcomes = ['fails', 'fails', 'works', 'fails']
  const work = vi.fn(async () => {
    if (outcomes.shift() === 'fails') throw new Error('The database is gone')
  })
  const stop = repeat(work, 1_000, 'The outbox is stuck')
  await vi.advanceTimersByTimeAsync(3_000)
  stop()
  await vi.advanceTimersByTimeAsync(4_000)
  vi.useRealTimers()
  expect(work).toHaveBeenCalledTimes(4)
  expect(error.mock.calls.map(([event]) => event)).toEqual(['outbox.stuck', 'outbox.stuck'])
})
