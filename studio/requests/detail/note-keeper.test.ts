import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createNoteKeeper, RETRY_DELAY_MS, SAVE_DELAY_MS } from './note-keeper'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('saves when typing pauses', async () => {
  const save = vi.fn(async () => {})
  const keeper = createNoteKeeper(save)
  keeper.type('one', 'Cal')
  await pass(SAVE_DELAY_MS - 1)
  keeper.type('one', 'Called')
  await pass(SAVE_DELAY_MS - 1)
  expect(save).not.toHaveBeenCalled()
  await pass(1)
  expect(save.mock.calls).toEqual([['one', 'Called', false]])
  expect(keeper.find('one')).toBeNull()
})

it('saves each note at once when another request is opened', async () => {
  const save = vi.fn(async () => {})
  const keeper = createNoteKeeper(save)
  keeper.type('one', 'A')
  keeper.type('two', 'B')
  await keeper.saveNow()
  expect(save.mock.calls).toEqual([
    ['one', 'A', false],
    ['two', 'B', false],
  ])
  await pass(SAVE_DELAY_MS)
  expect(save).toHaveBeenCalledTimes(2)
})

it('keeps a note that could not be saved, and retries', async () => {
  const save = vi.fn(async () => {}).mockRejectedValueOnce(new Error('offline'))
  const keeper = createNoteKeeper(save)
  keeper.type('one', 'A')
  await pass(SAVE_DELAY_MS)
  expect(keeper.find('one')).toMatchObject({ text: 'A', status: 'failed' })
  expect(keeper.hasFailed()).toBe(true)
  await pass(RETRY_DELAY_MS)
  expect(save).toHaveBeenCalledTimes(2)
  expect(keeper.find('one')).toBeNull()
})

it('never lets an older text overwrite a newer one', async () => {
  const answers: (() => void)[] = []
  const save = vi.fn(() => new Promise<void>(done => answers.push(done)))
  const keeper = createNoteKeeper(save)
  keeper.type('one', 'A')
  await pass(SAVE_DELAY_MS)
  keeper.type('one', 'AB')
  await pass(SAVE_DELAY_MS)
  expect(save).toHaveBeenCalledTimes(1)
  answers[0]?.()
  await pass(0)
  expect(save.mock.lastCall).toEqual(['one', 'AB', false])
  expect(keeper.find('one')?.text).toBe('AB')
  answers[1]?.()
  await pass(0)
  expect(keeper.find('one')).toBeNull()
})

it('sends a note again when the page is closed during its request, which may be cut off', async () => {
  const save = vi.fn(() => new Promise<void>(() => {}))
  const keeper = createNoteKeeper(save)
  keeper.type('one', 'A')
  await pass(SAVE_DELAY_MS)
  keeper.leave()
  expect(save.mock.lastCall).toEqual(['one', 'A', true])
})
