import { EventEmitter } from 'node:events'
import { beforeEach, expect, it, vi } from 'vitest'
import { log } from '../lib/process/log.ts'
import { watchFaults } from './stop.ts'

const error = vi.spyOn(log, 'error').mockImplementation(() => {})
const exit = vi.fn()
const stop = vi.fn()
let from: EventEmitter

beforeEach(() => {
  vi.clearAllMocks()
  from = new EventEmitter()
  watchFaults({ exit, stop }, from)
})

it('an exception that nobody caught is one line, and the process ends', () => {
  const fault = new Error('boom')
  from.emit('uncaughtException', fault)
  expect(error.mock.calls).toEqual([['process.failed', { message: expect.any(String) }, fault]])
  expect(exit.mock.calls).toEqual([[1]])
})

it('a rejection that nobody handled is one line, and the process stops in order', () => {
  from.emit('unhandledRejection', 'no reason')
  expect(error.mock.calls).toEqual([['process.failed', { message: expect.any(String) }, 'no reason']])
  expect(stop.mock.calls).toEqual([[1]])
  expect(exit).not.toHaveBeenCalled()
})
