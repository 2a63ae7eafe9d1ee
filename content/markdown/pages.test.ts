import { beforeEach, describe, expect, it } from 'vitest'
import { SECTIONS } from '@/lib/sections'
import { seed, serveContent, startProcess } from '../served-content.fixture'
import { writeMarkdown } from './write'

const server = await serveContent()
let pages: typeof import('./pages')
let llms: typeof import('./llms')

beforeEach(async () => {
  await startProcess()
  pages = await import('./pages')
  llms = await import('./llms')
})

describe('a page as Markdown', () => {
  it.each([
    [[], '/', '# Support Your Masjid'],
    [['nowhere', 'deep'], '/', '# Support Your Masjid'],
    [['request-trial'], '/request-trial', '# '],
    [['trial'], '/request-trial', '# '],
    [['karima'], '/karima', '# '],
    [['register'], '/register', '# '],
    [['success'], '/success', '# '],
    [['terms'], '/terms', '# '],
    [['privacy'], '/privacy', '# '],
    [['blog'], '/blog', '# '],
    [['blog', 'page', '1'], '/blog', '# '],
    [['blog', 'category', 'finance'], '/blog/category/finance', '# Finance'],
    [['page', 'ramadan'], '/ramadan', '# Ramadan readiness'],
    [['page', 'stories', 'masjid-as-salam'], '/stories/masjid-as-salam', '# From one quiet box to every Friday'],
    [['post', 'thirty-nights'], '/post/thirty-nights', '# '],
  ])('at %j is that of %s', async (parts, path, start) => {
    const page = await pages.getPageNodes(parts)
    expect(page?.path).toBe(path)
    const text = writeMarkdown(page?.nodes ?? [])
    expect(text.startsWith(start)).toBe(true)
    expect(text.match(/^# /gm)).toHaveLength(1)
    expect(text).not.toMatch(/undefined|null|NaN|\{email\}|\[object|\]\(\/|\]\(#/)
  })

  it.each([[['post', 'none']], [['page', 'none']], [['blog', 'page', '99']], [['author', 'none']]])(
    'is missing at %j',
    async parts => expect(await pages.getPageNodes(parts)).toBeNull(),
  )

  it('is not asked of the content service by names that do not exist', async () => {
    server.requests.length = 0
    for (const parts of [
      ['post', 'made-up'],
      ['author', 'made-up'],
      ['page', 'made-up'],
      ['blog', 'category', 'made-up'],
    ])
      await pages.getPageNodes(parts)
    expect(server.requests.filter(({ href }) => href.includes('made-up'))).toEqual([])
  })

  it('says what each section of the seed says', async () => {
    const all = [[], ['page', 'ramadan'], ['page', 'stories', 'masjid-as-salam']]
    const written = (await Promise.all(all.map(parts => pages.getPageNodes(parts)))).map(page =>
      writeMarkdown(page?.nodes ?? []),
    )
    for (const title of seed.flatMap(titlesOf)) expect(written.join('\n')).toContain(title)
  })

  it('shows facts and figures as tables, and films as links', async () => {
    const story = writeMarkdown((await pages.getPageNodes(['page', 'stories', 'masjid-as-salam']))?.nodes ?? [])
    expect(story).toMatch(/^\| .+ \| .+ \|\n\| -+ \| -+ \|/m)
    const landing = writeMarkdown((await pages.getPageNodes([]))?.nodes ?? [])
    expect(landing).toMatch(/^\[[^\]]+\]\(http\S+\.(mp4|webm)\)$/m)
  })
})

describe('llms.txt', () => {
  it('names the site, and lists the pages and posts that search engines may list', async () => {
    server.documents = seed.map(document =>
      document._id === 'post-thirty-nights' ? { ...document, seo: { noIndex: true } } : document,
    )
    const text = writeMarkdown(await llms.getLlmsNodes())
    expect(text).toMatch(/^# \S.*\n\n> \S.*\n\n## Pages\n\n- \[/)
    for (const path of ['/index.md', '/register.md', '/terms.md', '/ramadan.md', '/blog.md'])
      expect(text).toContain(`${path})`)
    expect(text).toMatch(/\/post\/[\w-]+\.md\)/)
    expect(text).not.toContain('/post/thirty-nights.md')
    expect(text).not.toMatch(/undefined|null|\]\(\//)
  })
})

/** Headings of the sections that are shown by their title, as Markdown writes them. */
function titlesOf(document: Record<string, unknown>): string[] {
  const { sections = [] } = Object(document)
  if (!Array.isArray(sections)) return []
  return sections.flatMap(({ _type, title }) => (_type in SECTIONS && title ? `## ${title}` : []))
}
