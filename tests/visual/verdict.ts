import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FOLDER } from './approved.ts'

/** Has the version of the Chromium that drew the approved pictures when all of them were approved last. */
export const DRAWN_BY = join(FOLDER, 'drawn-by.json')

export type Finding = {
  /** Name of the picture. */
  name: string
  /** Why the picture is not alike. */
  reason: string
  /** Path of the picture that shows expected, actual and difference; null if nobody has approved one. */
  file: string | null
  /** The version of the Chromium that drew it. */
  drawnBy: string
  /** What differs under another Chromium is only reported. */
  isLenient: boolean
}

/** What is said of a picture that differs, and whether the test fails. */
export function judgeFinding(
  { name, reason, file, drawnBy, isLenient }: Finding,
  approvedBy: string = JSON.parse(readFileSync(DRAWN_BY, 'utf8')).chromium,
): { isFailed: boolean; message: string } {
  const isOther = file !== null && approvedBy !== drawnBy
  const shown = file ? [`Expected, actual and difference: ${file}`] : []
  if (isOther && isLenient) {
    const line = `${name} differs, but was drawn by another Chromium (${drawnBy}, approved under ${approvedBy}): ${reason}.`
    return { isFailed: false, message: [line, ...shown].join(' ') }
  }
  const ground = `The approved picture was drawn by Chromium ${approvedBy}, and this one by Chromium ${drawnBy}, which may be all of the difference. To approve what this one draws: npm run visual -- --approve`
  const advice = `If ${name} looks as it should: npm run visual -- --approve ${name.replace(/-\d+$/, '')}`
  return { isFailed: true, message: [...(isOther ? [ground] : []), ...shown, advice].join('\n') }
}
