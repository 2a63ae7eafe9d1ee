import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRenewals, PAUSE_MS } from './render-page.ts'

const PATIENCE_MS = 20

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('stops waiting for a page that takes too long, whose rendering goes on', async () => {
  const { renew, rendered } = startRenewals()
  expect(await renew('/')).toBe(false)
  expect(await renew('/')).toBe(false)
  expect(rendered).toEqual(['/'])
})

test.each(['fails', 'takes too long'])('after a page that %s, nobody waits for a while', async fault => {
  const { renew, rendered, finish } = startRenewals()
  const first = renew('/')
  if (fault === 'fails') finish(false)
  expect(await first).toBe(false)

  vi.setSystemTime(Date.now() + PAUSE_MS - 1)
  const late = vi.fn()
  expect(await Promise.race([renew('/blog'), Promise.resolve().then(() => late())])).toBe(false)
  expect(rendered).toContain('/blog')

  vi.setSystemTime(Date.now() + 1)
  const waiting = renew('/register')
  finish(true)
  expect(await waiting).toBe(true)
})

/** A site whose pages are rendered when `finish` is called. */
function startRenewals() {
  const rendered: string[] = []
  let ends: ((isRendered: boolean) => void)[] = []
  const renewals = createRenewals(path => {
    rendered.push(path)
    return new Promise(resolve => ends.push(resolve))
  })
  const finish = (isRendered: boolean) => {
    for (const end of ends) end(isRendered)
    ends = []
  }
  return { renew: (path: string) => renewals(path, PATIENCE_MS), rendered, finish }
}
