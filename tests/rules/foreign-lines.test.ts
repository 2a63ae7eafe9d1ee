import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const readme = readFileSync('packages/lake/README.md', 'utf8')

describe('the foreign project has the lines that the README of the lake gives', () => {
  it('for a Studio', () => {
    const [example = ''] = examplesFor('A Studio')
    expect(switchedOff(example)).toContain('announcements: { enabled: false },')
    expect(switchedOff(readFixture('sanity.config.ts'))).toEqual(switchedOff(example))
  })

  it('for next-sanity', () => {
    const [live = '', action = ''] = examplesFor('`next-sanity`')
    const lines = live.split('\n').filter(line => /defineLive|token = /.test(line))
    expect(lines).toHaveLength(3)
    const fixture = readFixture('sanity/lib/live.ts').split('\n')
    expect(fixture).toEqual(expect.arrayContaining(lines.map(line => line.replace(/ \/\/.*/, ''))))
    expect(readFixture('sanity/lib/show-changes.ts')).toBe(action)
    const [element = ''] = readme.match(/<SanityLive .*? \/>/) ?? []
    expect(readFixture('app/layout.tsx')).toContain(element)
    expect(element).toContain('action=')
  })
})

/** The examples below a heading in bold, up to the next one. */
function examplesFor(heading: string): string[] {
  const [, section = ''] = readme.split(`**${heading}**`)
  const [own = ''] = section.split('\n**')
  return [...own.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code)
}

function readFixture(path: string): string {
  return readFileSync(`tests/fixtures/foreign/${path}`, 'utf8')
}

function switchedOff(code: string): string[] {
  return code.match(/\S.*enabled: false.*/g) ?? []
}
