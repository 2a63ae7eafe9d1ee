import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hintCompile } from './compile-hints'

const LARGE = `const large = "${'x'.repeat(120_000)}"`

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compile-hints-'))
  mkdirSync(join(folder, 'chunks'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

it('marks the large files that every page loads first, once, and no others', () => {
  write('build-manifest.json', JSON.stringify({ rootMainFiles: ['chunks/react.js', 'chunks/small.js'] }))
  for (const name of ['react', 'studio']) write(`chunks/${name}.js`, LARGE)
  write('chunks/small.js', 'const small = 1')
  hintCompile(folder)
  hintCompile(folder)
  expect(read('chunks/react.js')).toBe(`//# allFunctionsCalledOnLoad\n${LARGE}`)
  expect(read('chunks/studio.js')).toBe(LARGE)
  expect(read('chunks/small.js')).toBe('const small = 1')
})

it('throws when a build no longer lists these files', () => {
  write('build-manifest.json', '{}')
  expect(() => hintCompile(folder)).toThrow('rootMainFiles')
})
