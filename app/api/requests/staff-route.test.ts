import { expect, it, vi } from 'vitest'
import { TooManyQuestionsError } from '@/content/credentials'
import { readSession } from '@/content/session'
import { log } from '@/lib/log'
import { answerStaff } from './staff-route'

vi.mock('next/server', async original => ({ ...(await original<object>()), connection: async () => {} }))
vi.mock('@/content/session', () => ({ readSession: vi.fn() }))

it('answers 429 with Retry-After, and without an alarm, after many made-up tokens', async () => {
  const error = vi.spyOn(log, 'error')
  vi.mocked(readSession).mockRejectedValue(new TooManyQuestionsError())
  const handle = vi.fn()
  const response = await answerStaff(new Request('http://localhost/api/requests/summary'), handle)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
  expect(await response.json()).toEqual({ code: 'content service unreachable', message: expect.any(String) })
  expect(handle).not.toHaveBeenCalled()
  expect(error).not.toHaveBeenCalled()
})
