import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { FOLDER } from './approved.ts'

/** The version of the Chromium that drew the approved pictures, and the pictures that were approved under another one since. */
export type DrawnBy = { chromium: string; others: Record<string, string> }

const FILE = join(FOLDER, 'drawn-by.json')
const schema = z.strictObject({ chromium: z.string(), others: z.record(z.string(), z.string()) })

export function readDrawnBy(): DrawnBy {
  return schema.parse(JSON.parse(readFileSync(FILE, 'utf8')))
}

export function writeDrawnBy(drawnBy: DrawnBy): void {
  writeFileSync(FILE, `${JSON.stringify(drawnBy, null, 2)}\n`)
}

/** The version that drew this picture. */
export function versionOf({ chromium, others }: DrawnBy, name: string): string {
  return others[name] ?? chromium
}

/** After these pictures were approved under this version: all of them, or only some. */
export function afterApproval(drawnBy: DrawnBy, version: string, names: 'all' | readonly string[]): DrawnBy {
  if (names === 'all') return { chromium: version, others: {} }
  const others = { ...drawnBy.others, ...Object.fromEntries(names.map(name => [name, version])) }
  const differing = Object.entries(others).filter(([, other]) => other !== drawnBy.chromium)
  return { chromium: drawnBy.chromium, others: Object.fromEntries(differing.toSorted()) }
}
