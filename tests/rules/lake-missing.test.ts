import { readFileSync } from 'node:fs'
import { MISSING } from 'offline-content-lake/engine'
import { describe, expect, it } from 'vitest'

const [, section = ''] = readFileSync('docs/lake.md', 'utf8').split(/^## What it lacks$/m)
const [tables = ''] = section.split(/^## /m)

/** The names in the first column of the table with this heading. */
function listed(heading: string): string[] {
  const [, rows = ''] = tables.split(`| ${heading} | |\n|---|---|\n`)
  const [table = ''] = rows.split('\n\n')
  return table
    .split('\n')
    .flatMap(row => (row.split('|')[1] ?? '').match(/(?<=`)[^`,]+(?:, [^`]+)?(?=`(?:,|\s|$))/g) ?? [])
}

const services = MISSING.services.flatMap(({ paths }) => paths.map(path => path.replace(/^.*:dataset\//, '')))

describe('docs/lake.md lists what the lake lacks', () => {
  it.each([
    ['Functions of GROQ', Object.keys(MISSING.functions)],
    ['Parameters', Object.keys(MISSING.parameters)],
    ['Actions', Object.keys(MISSING.actions)],
    ['Endpoints', [...new Set(services)]],
  ])('%s', (heading, names) => {
    expect(listed(heading).toSorted()).toEqual(names.toSorted())
  })
})
