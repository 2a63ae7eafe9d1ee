import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SIDE_BY_SIDE } from '../support/journeys.ts'

/** Calls in a journey that change what other journeys see. */
const CHANGES = [
  /\b(editor|publish\w*|editDraft|removeWhatWasMade)\(/,
  /\b(startStack|stopStack|startQuietStack|switchFormService)\(/,
  /support\/studio\.ts/,
]

it.each(SIDE_BY_SIDE)('journeys that run in parallel change nothing that others see: %s', glob => {
  const files = globSync(join('tests', glob))
  expect(files).not.toEqual([])
  const changing = files.filter(file => CHANGES.some(change => change.test(readFileSync(file, 'utf8'))))
  expect(changing, 'These change what others see: take them out of tests/support/journeys.ts').toEqual([])
})
