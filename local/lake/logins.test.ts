import { describe, expect, it } from 'vitest'
import { createLogins } from './logins.ts'

const SITE = 'http://localhost:3000'

describe('a log-in', () => {
  it('can be redeemed once, from the origin it was started for', () => {
    const logins = createLogins()
    const sessionId = logins.start(SITE)
    expect(sessionId.length).toBeGreaterThanOrEqual(20)
    expect(logins.redeem(sessionId, SITE)).toBe(true)
    expect(logins.redeem(sessionId, SITE)).toBe(false)
  })

  it('is invalidated by an attempt from another origin', () => {
    const logins = createLogins()
    const sessionId = logins.start(SITE)
    expect(logins.redeem(sessionId, 'http://localhost:4000')).toBe(false)
    expect(logins.redeem(sessionId, SITE)).toBe(false)
  })

  it('expires after a minute', () => {
    let now = 0
    const logins = createLogins(() => now)
    const [early, late] = [logins.start(SITE), logins.start(SITE)]
    now = 59_999
    expect(logins.redeem(early, SITE)).toBe(true)
    now = 60_000
    expect(logins.redeem(late, SITE)).toBe(false)
  })

  it('is dropped after 100 newer ones', () => {
    const logins = createLogins()
    const first = logins.start(SITE)
    for (let count = 0; count < 100; count++) logins.start(SITE)
    expect(logins.redeem(first, SITE)).toBe(false)
  })
})
