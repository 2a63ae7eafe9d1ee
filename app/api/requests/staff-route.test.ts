import { expect, it, vi } from 'vitest'
import { TooManyQuestionsError } from '@/content/credentials'
import { readSession } from '@/content/session'
import { log } from '@/lib/process/log'
import { staffRoute } from './staff-route'

vi.mock('next/server', async original => ({ ...(await original<object>()), connection: async () => {} }))
vi.mock('@/content/session', () => ({ readSession: vi.fn() }))
vi.mock('@/forms/site-intake', () => ({ siteIntake: () => ({ outbox: null }) }))

it('answers 429 with Retry-After, and without an alarm, after many made-up tokens', async () => {
  const error = vi.spyOn(log, 'error')
  vi.mocked(readSession).mockRejectedValue(new TooManyQuestionsError())
  const handle = vi.fn()
  const response = await staffRoute(handle)(new Request('http://localhost/api/requests/summary'), {})
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
  expect(await response.json()).toEqual({ code: 'content service unreachable', message: expect.any(String) })
  expect(handle).not.toHaveBeenCalled()
  expect(error).not.toHaveBeenCalled()
})

it('answers 501 where the site stores nothing', async () => {
  vi.mocked(readSession).mockResolvedValue({ name: 'Amina', roles: ['editor'] })
  const response = await staffRoute(vi.fn())(new Request('http://localhost/api/requests/summary'), {})
  expect([response.status, (await response.json()).code]).toEqual([501, 'nothing stored'])
})
