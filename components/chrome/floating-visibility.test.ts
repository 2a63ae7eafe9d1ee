import { describe, expect, it } from 'vitest'
import { isShown } from './floating-visibility'

const FAR = 10_000

describe('the floating parts of the landing page', () => {
  it('are shown past 500 px', () => {
    expect(isShown('landing', { scrolled: 0, leftToBottom: FAR })).toBe(false)
    expect(isShown('landing', { scrolled: 500, leftToBottom: FAR })).toBe(false)
    expect(isShown('landing', { scrolled: 500.5, leftToBottom: FAR })).toBe(true)
  })

  it('are shown with more than 200 px left to the bottom', () => {
    expect(isShown('landing', { scrolled: FAR, leftToBottom: 200.5 })).toBe(true)
    expect(isShown('landing', { scrolled: FAR, leftToBottom: 200 })).toBe(false)
    expect(isShown('landing', { scrolled: FAR, leftToBottom: 0 })).toBe(false)
  })
})

describe.each(['other', 'trial'] as const)('the floating parts of other pages (%s)', page => {
  it('are shown past 100 px, down to the very bottom', () => {
    expect(isShown(page, { scrolled: 100, leftToBottom: FAR })).toBe(false)
    expect(isShown(page, { scrolled: 101, leftToBottom: FAR })).toBe(true)
    expect(isShown(page, { scrolled: 101, leftToBottom: 0 })).toBe(true)
  })
})
