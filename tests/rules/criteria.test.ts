import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { expect, it } from 'vitest'

const FOLDER = 'docs/conformance'
/** `[name of a test](path)`, or `[what it says](path "name of a test")`. */
const LINK = /\[((?:\\.|[^\]\\])+)\]\((\.\.\/[^\s)]+)(?: (["'])(.*?)\3)?\)/g

it.each([`${FOLDER}/wcag.md`, `${FOLDER}/asvs.md`])('%s names tests that exist', page => {
  const tests = readFileSync(page, 'utf8').split('\n').flatMap(readTests)
  const gone = tests.filter(({ path, name }) => !hasTest(path, name))
  expect(tests.length).toBeGreaterThan(40)
  expect(gone.map(({ line, path, name }) => `${page}:${line} names “${name}” in ${path}`)).toEqual([])
})

function readTests(text: string, index: number) {
  return [...text.matchAll(LINK)].map(([, words = '', path = '', , name = words.replaceAll(/\\(.)/g, '$1')]) => {
    return { line: index + 1, path: join(FOLDER, path), name }
  })
}

/** A name in quotes, as a test has it. */
function hasTest(path: string, name: string): boolean {
  const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return [`'${name}'`, `"${name}"`, `\`${name}\``].some(quoted => source.includes(quoted))
}
