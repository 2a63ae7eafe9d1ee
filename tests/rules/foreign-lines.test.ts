import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('connects the Studio of the foreign project by the lines that the README of the lake gives', () => {
  const readme = readFileSync('packages/lake/README.md', 'utf8')
  const [, example = ''] = /\*\*A Studio\*\*[\s\S]*?```ts\n([\s\S]*?)```/.exec(readme) ?? []
  const config = readFileSync('tests/fixtures/foreign/sanity.config.ts', 'utf8')
  expect(switchedOff(example)).toContain('announcements: { enabled: false },')
  expect(switchedOff(config)).toEqual(switchedOff(example))
})

function switchedOff(code: string): string[] {
  return code.match(/\S.*enabled: false.*/g) ?? []
}
