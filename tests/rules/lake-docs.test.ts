import { readFileSync } from 'node:fs'
import { MISSING } from 'offline-content-lake/engine'
import { describe, expect, it } from 'vitest'

const services = MISSING.services.flatMap(([paths]) =>
  paths.map(path => path.replace(/^.*:dataset\/|:projectId\//g, '')),
)

describe('docs/lake.md lists what the lake lacks', () => {
  const [, section = ''] = readFileSync('docs/lake.md', 'utf8').split(/^## What it lacks$/m)
  const [tables = ''] = section.split(/^## /m)

  it.each([
    ['Functions of GROQ', Object.keys(MISSING.functions)],
    ['Parameters', Object.keys(MISSING.parameters)],
    ['Actions', Object.keys(MISSING.actions)],
    ['Endpoints', [...new Set(services)]],
  ])('%s', (heading, names) => {
    const [, rows = ''] = tables.split(`| ${heading} | |\n|---|---|\n`)
    const cells = (rows.split('\n\n')[0] ?? '').split('\n').map(row => row.split('|')[1] ?? '')
    const listed = cells.flatMap(cell => cell.match(/(?<=`)[^`,]+(?:, [^`]+)?(?=`(?:,|\s|$))/g) ?? [])
    expect(listed.toSorted()).toEqual(names.toSorted())
  })
})

describe('the foreign project has the lines that the README of the lake gives', () => {
  const readme = readFileSync('packages/lake/README.md', 'utf8')
  const readFixture = (path: string) => readFileSync(`tests/fixtures/foreign/${path}`, 'utf8')
  /** The examples below a heading in bold, up to the next one. */
  const examplesFor = (heading: string) => {
    const [own = ''] = (readme.split(`**${heading}**`)[1] ?? '').split('\n**')
    return [...own.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code)
  }

  it('for a Studio', () => {
    const switchedOff = (code = '') => code.match(/\S.*enabled: false.*/g) ?? []
    expect(switchedOff(examplesFor('A Studio')[0])).toContain('announcements: { enabled: false },')
    expect(switchedOff(readFixture('studio/sanity.config.ts'))).toEqual(switchedOff(examplesFor('A Studio')[0]))
  })

  it('for next-sanity', () => {
    const [live = '', action] = examplesFor('`next-sanity`')
    const lines = live.split('\n').filter(line => /defineLive|token = /.test(line))
    expect(lines).toHaveLength(3)
    const written = readFixture('next/sanity/live.ts').split('\n')
    expect(written).toEqual(expect.arrayContaining(lines.map(line => line.replace(/ \/\/.*/, ''))))
    expect(readFixture('next/sanity/show-changes.ts')).toBe(action)
    expect(readFixture('next/app/layout.tsx')).toContain(/<SanityLive .*action=.* \/>/.exec(readme)?.[0])
  })
})
