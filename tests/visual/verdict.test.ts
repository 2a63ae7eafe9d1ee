import { describe, expect, it } from 'vitest'
import { afterApproval, type Finding, judgeFinding, readDrawnBy } from './verdict'

const SAME: Finding = {
  name: 'landing-1440',
  reason: '3 squares of 16 pixels differ',
  file: 'test-results/landing-1440.png',
  drawnBy: '156.0.8078.108',
  isLenient: false,
}
const OTHER: Finding = { ...SAME, drawnBy: '157.0.8100.2' }
const judge = (finding: Finding) => judgeFinding(finding, { chromium: '156.0.8078.108', others: {} })

describe('a picture that differs', () => {
  it.each([true, false])('fails under the Chromium that drew the approved one, lenient or not (%s)', isLenient => {
    const { isFailed, message } = judge({ ...SAME, isLenient })
    expect(isFailed).toBe(true)
    expect(message).toBe(
      'Expected, actual and difference: test-results/landing-1440.png\nIf landing-1440 looks as it should: npm run visual -- --approve landing',
    )
  })

  it('fails under another Chromium with a message that begins with both versions and how to approve', () => {
    const { isFailed, message } = judge(OTHER)
    expect(isFailed).toBe(true)
    expect(message).toMatch(
      /^The approved picture was drawn by Chromium 156\.0\.8078\.108, and this one by Chromium 157.*npm run visual -- --approve\n/,
    )
  })

  it('is only reported under another Chromium where the run asks for that', () => {
    expect(judge({ ...OTHER, isLenient: true })).toEqual({
      isFailed: false,
      message:
        'landing-1440 differs, but was drawn by another Chromium (157.0.8100.2, approved under 156.0.8078.108): 3 squares of 16 pixels differ. Expected, actual and difference: test-results/landing-1440.png',
    })
  })

  it('fails everywhere if nobody has approved one', () => {
    expect(judge({ ...OTHER, file: null, isLenient: true })).toEqual({
      isFailed: true,
      message: 'If landing-1440 looks as it should: npm run visual -- --approve landing',
    })
  })
})

it('notes the version that drew all pictures, or of those that were approved under another one', () => {
  expect(readDrawnBy().chromium).toMatch(/^\d+\.\d+\.\d+\.\d+$/)
  const before = { chromium: '156.0.1.1', others: { 'post-390': '155.0.1.1' } }
  expect(afterApproval(before, '157.0.1.1', 'all')).toEqual({ chromium: '157.0.1.1', others: {} })
  const after = afterApproval(before, '157.0.1.1', ['blog-390'])
  expect(after.others).toEqual({ 'blog-390': '157.0.1.1', 'post-390': '155.0.1.1' })
  expect(afterApproval(after, '156.0.1.1', ['post-390']).others).toEqual({ 'blog-390': '157.0.1.1' })
})
