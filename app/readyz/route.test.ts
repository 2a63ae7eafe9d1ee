import { beforeEach, expect, it, vi } from 'vitest'
import { GET } from './route'

const services = vi.hoisted(() => ({
  ...{ isReachable: true, outbox: 'works', isStopping: false },
  looks: { content: 0, outbox: 0 },
}))
vi.mock('@/lib/process/stopping', () => ({ isStopping: () => services.isStopping }))
vi.mock('next/server', () => ({ connection: async () => {} }))
vi.mock('@/content/client', () => ({
  isContentReachable: async () => {
    services.looks.content++
    return services.isReachable
  },
}))
vi.mock('@/forms/site-intake', () => ({
  siteOutboxStatus: async () => {
    services.looks.outbox++
    return services.outbox
  },
}))

beforeEach(() => {
  services.looks = { content: 0, outbox: 0 }
})

it('fifty calls at once cost one question to the content service and one write', async () => {
  const responses = await Promise.all(Array.from({ length: 50 }, () => GET()))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(services.looks).toEqual({ content: 1, outbox: 1 })
})

it.each([
  [true, 'works', 200],
  [true, 'broken', 503],
  [false, 'works', 200],
  [false, 'off', 200],
])('is about this process alone: content reachable: %s, outbox %s: %s', async (isReachable, outbox, status) => {
  Object.assign(services, { isReachable, outbox })
  const response = await GET()
  expect(response.status).toBe(status)
  // The log reports each 503 without it.
  expect(response.headers.has('retry-after')).toBe(status === 503)
  expect(await response.json()).toEqual({
    status: status === 200 ? 'ready' : 'not ready',
    content: isReachable ? 'reachable' : 'unreachable',
    webhook: 'unknown',
    outbox,
  })
})

it('looks at nothing once it is asked to stop', async () => {
  services.isStopping = true
  const response = await GET()
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response.json()).toEqual({ status: 'stopping' })
  expect(services.looks).toEqual({ content: 0, outbox: 0 })
})
