import { describe, expect, it } from 'vitest'
import { createLogins } from './auth.ts'

const SITE = 'http://localhost:3000'

describe('a log-in', () => {
  it('can be redeemed once, from the origin it was started for', () => {
    const logins = createLogins()
    const sessionId = logins.start(SITE, 'ada')
    expect(sessionId.length).toBeGreaterThanOrEqual(20)
    expect(logins.redeem(sessionId, SITE)).toBe('ada')
    expect(logins.redeem(sessionId, SITE)).toBeNull()
  })

  it('is invalidated by an attempt from another origin', () => {
    const logins = createLogins()
    const sessionId = logins.start(SITE, 'ada')
    expect(logins.redeem(sessionId, 'http://localhost:4000')).toBeNull()
    expect(logins.redeem(sessionId, SITE)).toBeNull()
  })

  it('expires after a minute', () => {
    let now = 1
    const logins = createLogins({ now: () => now })
    const [early, late] = [logins.start(SITE, 'ada'), logins.start(SITE, 'ada')]
    now = 60_001
    expect(logins.redeem(early, SITE)).toBe('ada')
    now = 60_002
    expect(logins.redeem(late, SITE)).toBeNull()
  })

  it('is dropped after 100 newer ones', () => {
    const logins = createLogins()
    const first = logins.start(SITE, 'ada')
    for (let count = 0; count < 100; count++) logins.start(SITE, 'ada')
    expect(logins.redeem(first, SITE)).toBeNull()
  })
})
