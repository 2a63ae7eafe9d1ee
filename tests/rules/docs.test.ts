import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const PICTURES = 'docs/staff'
/** `[words](target)`, with or without the exclamation mark of a picture; folders of routes have parentheses in their names. */
const LINK = /(!?)\[[^\]]*\]\(((?:[^()\s]|\([^()\s]*\))+)\)/g
const CODE = /^```[\s\S]*?^```|`[^`\n]*`/gm

const pages = ['README.md', ...listPages('docs')]
const links = pages.flatMap(readLinks)

describe('the pages of docs', () => {
  it('are linked from the README', () => {
    const linked = links.filter(({ page }) => page === 'README.md').map(({ path }) => path)
    expect(linked).toEqual(
      expect.arrayContaining(listPages('docs').filter(page => !page.startsWith('docs/decisions/'))),
    )
  })

  it('link and show only files that are there', () => {
    expect(links.filter(({ path }) => !existsSync(path)).map(describeLink)).toEqual([])
  })

  it('link only headings that are there', () => {
    const lost = links.filter(({ path, heading }) => heading && !anchorsOf(path).includes(heading))
    expect(lost.map(describeLink)).toEqual([])
  })

  it('show every picture that is kept for them', () => {
    const shown = links.filter(({ isPicture }) => isPicture).map(({ path }) => path)
    const kept = readdirSync(PICTURES).map(name => join(PICTURES, name))
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.filter(path => !shown.includes(path))).toEqual([])
  })
})

type Link = { page: string; target: string; path: string; heading: string; isPicture: boolean }

/** Those that lead to files of the project; paths from its root. */
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

/** As GitHub makes them of headings. */
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
    .map(name => join(folder, name))
}
