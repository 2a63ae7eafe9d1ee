import { expect, it, vi } from 'vitest'
import { log } from '../../lib/process/log.ts'
import { createHealth } from './health.ts'

it('logs when the outbox breaks and when it works again, once each', () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => {})
  const info = vi.spyOn(log, 'info').mockImplementation(() => {})
  const health = createHealth()
  health.works()
  for (const reason of ['first', 'second']) health.fails(new Error(reason))
  for (const _ of [1, 2]) health.works()
  health.fails(new Error('third'))
  expect(error.mock.calls.map(([event, , reason]) => [event, String(reason)])).toEqual([
    ['outbox.broken', 'Error: first'],
    ['outbox.broken', 'Error: third'],
  ])
  expect(info.mock.calls.map(([event]) => event)).toEqual(['outbox.mended'])
  vi.restoreAllMocks()
})
