import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { readTasks } from '../support/written-steps.ts'

/** Matches `[words](target)`. Folder names of routes contain parentheses. */
const LINK = /\[[^\]]*\]\(((?:[^()\s]|\([^()\s]*\))+)\)/g
const CODE = /^```[\s\S]*?^```|`[^`\n]*`/gm
const COMMAND = /npm run ([\w:]+)/g

const pages = ['README.md', 'CONTRIBUTING.md', 'packages/lake/README.md', ...globSync('docs/**/*.md')]

describe.each(pages)('%s', page => {
  const text = readFileSync(page, 'utf8')

  it('links only to files and headings that exist', () => {
    const targets = [...text.replace(CODE, '').matchAll(LINK)].map(([, target = '']) => target)
    const lost = targets.filter(target => {
      const [file, heading] = target.split('#')
      const path = file ? join(dirname(page), file) : page
      return !/^[a-z]+:/.test(target) && (!existsSync(path) || (heading && !anchorsOf(path).includes(heading)))
    })
    expect(lost).toEqual([])
  })

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const commands = [...text.matchAll(COMMAND)].map(([, name = '']) => name)
    expect(commands.filter(name => !(name in scripts))).toEqual([])
  })

  it('is linked from the README, unless it is a decision', () => {
    const isFound = !/^docs\/(?!decisions\/)/.test(page) || readFileSync('README.md', 'utf8').includes(`](${page})`)
    expect(isFound).toBe(true)
  })
})

it('each task of docs/staff.md is followed by a journey', () => {
  const journeys = globSync('tests/e2e/studio/**/*.spec.ts')
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  const followed = [...journeys.matchAll(/follow\(\s*page,\s*'([^']+)'/g)].map(([, name]) => name)
  expect(new Set(followed)).toEqual(new Set(readTasks().map(({ name }) => name)))
})

/** Anchors of headings as GitHub derives them. */
function anchorsOf(path: string): string[] {
  const headings = readFileSync(path, 'utf8').match(/^#+ .*$/gm) ?? []
  return headings.map(heading =>
    heading
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

const CRITERIA = 'docs/conformance'
/** `[name of a test](path)`, or `[what it says](path "name of a test")`. */
const TEST_LINK = /\[((?:\\.|[^\]\\])+)\]\((\.\.\/[^\s)]+)(?: (["'])(.*?)\3)?\)/g

it.each([`${CRITERIA}/wcag.md`, `${CRITERIA}/asvs.md`])('%s names tests that exist', page => {
  const tests = readFileSync(page, 'utf8').split('\n').flatMap(readTests)
  const gone = tests.filter(({ path, name }) => !hasTest(path, name))
  expect(tests.length).toBeGreaterThan(40)
  expect(gone.map(({ line, path, name }) => `${page}:${line} names “${name}” in ${path}`)).toEqual([])
})

function readTests(text: string, index: number) {
  return [...text.matchAll(TEST_LINK)].map(([, words = '', path = '', , name = words.replaceAll(/\\(.)/g, '$1')]) => {
    return { line: index + 1, path: join(CRITERIA, path), name }
  })
}

/** A name in quotes, as a test has it. */
function hasTest(path: string, name: string): boolean {
  const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return [`'${name}'`, `"${name}"`, `\`${name}\``].some(quoted => source.includes(quoted))
}
