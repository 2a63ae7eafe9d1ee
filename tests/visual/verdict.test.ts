import { describe, expect, it } from 'vitest'
import { afterApproval, readDrawnBy, versionOf } from './drawn-by'
import { type Finding, judgeFinding } from './verdict'

const SAME: Finding = {
  name: 'landing-1440',
  reason: '3 squares of 16 pixels differ',
  isApproved: true,
  file: 'test-results/landing-1440.png',
  approvedBy: '156.0.8078.108',
  drawnBy: '156.0.8078.108',
  isLenient: false,
}
const OTHER: Finding = { ...SAME, drawnBy: '157.0.8100.2' }

describe('a picture that is as approved', () => {
  it('passes under every Chromium', () => {
    for (const finding of [SAME, OTHER]) expect(judgeFinding({ ...finding, reason: null })).toEqual({ kind: 'alike' })
  })
})

describe('a picture that differs', () => {
  it('fails under the Chromium that drew the approved one, and says how to approve it', () => {
    for (const isLenient of [false, true]) {
      const verdict = judgeFinding({ ...SAME, isLenient })
      expect(verdict).toEqual({
        kind: 'failed',
        message:
          'Expected, actual and difference: test-results/landing-1440.png\nIf landing-1440 looks as it should: npm run visual -- --approve landing',
      })
    }
  })

  it('fails under another Chromium with a message that begins with both versions and how to approve', () => {
    const verdict = judgeFinding(OTHER)
    expect(verdict.kind).toBe('failed')
    const [first] = 'message' in verdict ? verdict.message.split('\n') : []
    expect(first).toMatch(/^The approved picture was drawn by Chromium 156\.0\.8078\.108, and this one by Chromium 157/)
    expect(first).toMatch(/npm run visual -- --approve$/)
  })

  it('is only reported under another Chromium where the run asks for that', () => {
    const verdict = judgeFinding({ ...OTHER, isLenient: true })
    expect(verdict).toEqual({
      kind: 'reported',
      message:
        'landing-1440 differs, but was drawn by another Chromium (157.0.8100.2, approved under 156.0.8078.108): 3 squares of 16 pixels differ. Expected, actual and difference: test-results/landing-1440.png',
    })
  })

  it('fails everywhere if nobody has approved one', () => {
    const verdict = judgeFinding({ ...OTHER, isApproved: false, file: null, isLenient: true })
    expect(verdict).toEqual({
      kind: 'failed',
      message: 'If landing-1440 looks as it should: npm run visual -- --approve landing',
    })
  })
})

describe('the version that drew the approved pictures', () => {
  it('is written down beside them', () => {
    expect(readDrawnBy().chromium).toMatch(/^\d+\.\d+\.\d+\.\d+$/)
  })

  it('is replaced when all pictures are approved', () => {
    const before = { chromium: '156.0.1.1', others: { 'blog-390': '155.0.1.1' } }
    expect(afterApproval(before, '157.0.1.1', 'all')).toEqual({ chromium: '157.0.1.1', others: {} })
  })

  it('stays when only some are approved, which are listed with the version that drew them', () => {
    const after = afterApproval({ chromium: '156.0.1.1', others: {} }, '157.0.1.1', ['blog-390', 'blog-1440'])
    expect(after).toEqual({ chromium: '156.0.1.1', others: { 'blog-1440': '157.0.1.1', 'blog-390': '157.0.1.1' } })
    expect(versionOf(after, 'blog-390')).toBe('157.0.1.1')
    expect(versionOf(after, 'post-390')).toBe('156.0.1.1')
    expect(afterApproval(after, '156.0.1.1', ['blog-390']).others).toEqual({ 'blog-1440': '157.0.1.1' })
  })
})
