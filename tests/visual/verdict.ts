export type Finding = {
  /** Name of the picture. */
  name: string
  /** Null if it is as approved. */
  reason: string | null
  isApproved: boolean
  /** Path of the picture that shows expected, actual and difference, or null. */
  file: string | null
  /** Versions of Chromium: the one that drew the approved picture, and the one that drew this one. */
  approvedBy: string
  drawnBy: string
  /** What differs under another Chromium is only reported: VISUAL_OTHER_BROWSER=report. */
  isLenient: boolean
}

/** What becomes of a comparison: nothing, a line that does not fail the test, or a failure with its message. */
export type Verdict = { kind: 'alike' } | { kind: 'reported' | 'failed'; message: string }

export function judgeFinding(finding: Finding): Verdict {
  const { name, reason, isApproved, file, approvedBy, drawnBy, isLenient } = finding
  if (reason === null) return { kind: 'alike' }
  const isOther = isApproved && approvedBy !== drawnBy
  const shown = file ? [`Expected, actual and difference: ${file}`] : []
  if (isOther && isLenient) {
    const line = `${name} differs, but was drawn by another Chromium (${drawnBy}, approved under ${approvedBy}): ${reason}.`
    return { kind: 'reported', message: [line, ...shown].join(' ') }
  }
  const state = name.replace(/-\d+$/, '')
  const ground = `The approved picture was drawn by Chromium ${approvedBy}, and this one by Chromium ${drawnBy}, which may be all of the difference. To approve what this one draws: npm run visual -- --approve`
  const advice = `If ${name} looks as it should: npm run visual -- --approve ${state}`
  return { kind: 'failed', message: [...(isOther ? [ground] : []), ...shown, advice].join('\n') }
}
