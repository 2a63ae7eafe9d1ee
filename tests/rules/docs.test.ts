import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'

const PICTURES = 'docs/staff'
/** Matches `[words](target)`, also as a picture with an exclamation mark. Folder names of routes contain parentheses. */
const LINK = /(!?)\[[^\]]*\]\(((?:[^()\s]|\([^()\s]*\))+)\)/g
const CODE = /^```[\s\S]*?^```|`[^`\n]*`/gm

const COMMAND = /npm run ([\w:]+)/g

const pages = ['README.md', 'CONTRIBUTING.md', 'packages/lake/README.md', ...listPages('docs')]
const links = pages.flatMap(readLinks)

describe('the pages in docs', () => {
  it('are linked from the README', () => {
    const linked = links.filter(({ page }) => page === 'README.md').map(({ path }) => path)
    expect(linked).toEqual(
      expect.arrayContaining(listPages('docs').filter(page => !page.startsWith('docs/decisions/'))),
    )
  })

  it('link and show only files that exist', () => {
    expect(links.filter(({ path }) => !existsSync(path)).map(describeLink)).toEqual([])
  })

  it('name only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const named = pages.flatMap(page => [...readFileSync(page, 'utf8').matchAll(COMMAND)].map(([, name]) => name))
    expect(named.filter(name => !(`${name}` in scripts))).toEqual([])
  })

  it('link only to headings that exist', () => {
    const lost = links.filter(({ path, heading }) => heading && !anchorsOf(path).includes(heading))
    expect(lost.map(describeLink)).toEqual([])
  })

  it('show every picture in the folder of their pictures', () => {
    const shown = links.filter(({ isPicture }) => isPicture).map(({ path }) => path)
    const kept = readdirSync(PICTURES).map(name => join(PICTURES, name))
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.filter(path => !shown.includes(path))).toEqual([])
  })
})

type Link = { page: string; target: string; path: string; heading: string; isPicture: boolean }

/** Links to files of the project, with paths relative to its root. */
function readLinks(page: string): Link[] {
  const text = readFileSync(page, 'utf8').replace(CODE, '')
  return [...text.matchAll(LINK)].flatMap(([, mark, target = '']) => {
    if (/^[a-z]+:/.test(target)) return []
    const [file, heading = ''] = target.split('#')
    const path = file ? join(dirname(page), file) : page
    return [{ page, target, path, heading, isPicture: mark === '!' }]
  })
}

function describeLink({ page, target }: Link): string {
  return `${page} names ${target}`
}

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

function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => join(folder, name.replaceAll('\\', '/')))
}
