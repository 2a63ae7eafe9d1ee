/** `npm run criteria`: writes docs/conformance from the tables in scripts/criteria. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { CRITERIA_PAGES } from './criteria/pages.ts'

for (const [file, text] of Object.entries(CRITERIA_PAGES)) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`Wrote ${file}`)
}
