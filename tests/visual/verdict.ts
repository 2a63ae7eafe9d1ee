import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { FOLDER } from './approved.ts'

/** The version of the Chromium that drew the approved pictures, and the pictures that were approved under another one since. */
type DrawnBy = { chromium: string; others: Record<string, string> }

const FILE = join(FOLDER, 'drawn-by.json')
const schema = z.strictObject({ chromium: z.string(), others: z.record(z.string(), z.string()) })

export function readDrawnBy(): DrawnBy {
  return schema.parse(JSON.parse(readFileSync(FILE, 'utf8')))
}

export function writeDrawnBy(drawnBy: DrawnBy): void {
  writeFileSync(FILE, `${JSON.stringify(drawnBy, null, 2)}\n`)
}

/** After these pictures were approved under this version: all of them, or only some. */
export function afterApproval(drawnBy: DrawnBy, version: string, names: 'all' | readonly string[]): DrawnBy {
  if (names === 'all') return { chromium: version, others: {} }
  const others = { ...drawnBy.others, ...Object.fromEntries(names.map(name => [name, version])) }
  const differing = Object.entries(others).filter(([, other]) => other !== drawnBy.chromium)
  return { chromium: drawnBy.chromium, others: Object.fromEntries(differing.toSorted()) }
}

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
  { chromium, others } = readDrawnBy(),
): { isFailed: boolean; message: string } {
  const approvedBy = others[name] ?? chromium
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
