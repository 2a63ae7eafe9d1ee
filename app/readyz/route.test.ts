import { expect, it, vi } from 'vitest'
import { GET } from './route'

const asked = vi.hoisted(() => ({ content: 0, outbox: 0 }))
vi.mock('next/server', () => ({ connection: async () => {} }))
vi.mock('@/content/client', () => ({
  isContentReachable: async () => {
    asked.content++
    return true
  },
}))
vi.mock('@/forms/site-intake', () => ({
  siteOutboxStatus: async () => {
    asked.outbox++
    return 'works'
  },
}))

it('fifty calls at once cost one question to the content service and one write', async () => {
  const responses = await Promise.all(Array.from({ length: 50 }, () => GET()))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(asked).toEqual({ content: 1, outbox: 1 })
})
