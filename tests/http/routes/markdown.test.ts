import { afterEach, describe, expect, it } from 'vitest'
import { ask, statusOf } from '../../support/ask.ts'
import { PATIENCE, publishPage, removePages } from '../../support/blog.ts'
import { editor } from '../../support/content.ts'
import { headingOf, readHtml } from '../../support/head.ts'
import { countCachedFiles, stack } from '../../support/stack.ts'
import { openPreview } from '../support/session.ts'

const POST = '/post/thirty-nights'
const MARKDOWN = { headers: { accept: 'text/markdown' } }

afterEach(removePages)

describe('a page as Markdown', () => {
  it.each([
    ['/index.md', '/'],
    [`${POST}.md`, POST],
    ['/terms.md', '/terms'],
    ['/ramadan.md', '/ramadan'],
    ['/nowhere.md', '/'],
  ])('%s has the heading of the page, a canonical address, and is not indexed', async (path, page) => {
    const { status, text, headers } = await ask(path)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('link')).toBe(`<${new URL(page, stack.siteUrl).href}>; rel="canonical"`)
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(text).toContain(`# ${await headingOf(page)}\n`)
  })

  it.each(['/', POST, '/ramadan', '/nowhere', '/terms/'])(
    '%s answers in the type that is preferred, says so to caches, and never mixes them up',
    async path => {
      for (const round of [1, 2]) {
        const page = await ask(path)
        const markdown = await ask(path, MARKDOWN)
        expect(page.headers.get('content-type'), `round ${round}`).toBe('text/html; charset=utf-8')
        expect(markdown.headers.get('content-type'), `round ${round}`).toBe('text/markdown; charset=utf-8')
        for (const { headers } of [page, markdown]) expect(headers.get('vary')).toMatch(/(^|, *)Accept(,|$)/)
        const again = await ask(path, {
          headers: { ...MARKDOWN.headers, 'if-none-match': page.headers.get('etag') ?? '' },
        })
        expect([again.status, again.text]).toEqual([200, markdown.text])
      }
    },
  )

  it('is named by its page', async () => {
    for (const path of ['/', POST, '/ramadan']) {
      const link = readHtml((await ask(path)).text).querySelector('link[rel=alternate][type="text/markdown"]')
      expect(await statusOf(new URL(link?.getAttribute('href') ?? '', stack.siteUrl).pathname), path).toBe(200)
    }
  })

  it.each([
    ['/post/none.md', 404],
    ['/og/post/thirty-nights.md', 404],
  ])('%s is missing like its page', async (path, status) => {
    // The page itself is stored when it is first shown.
    await ask('/post/nowhere')
    const before = countCachedFiles()
    expect(await statusOf(path)).toBe(status)
    expect(await statusOf(path.replace(/\.md$/, ''))).toBe(path.startsWith('/og') ? 200 : status)
    expect(countCachedFiles()).toBe(before)
  })

  it.each([
    ['/Terms.md', 308, '/terms.md'],
    ['/isma.md', 307, null],
  ])('%s redirects like its page', async (path, status, location) => {
    const answer = await ask(path)
    expect(answer.status).toBe(status)
    const page = await ask(path.replace(/\.md$/, ''))
    expect(answer.headers.get('location')).toBe(location ?? page.headers.get('location'))
  })

  it('never shows a draft, not even to staff', async () => {
    const page = await publishPage()
    await expect.poll(async () => (await ask(`${page.path}.md`)).text, PATIENCE).toContain(page.title)
    const draft = { ...(await editor().getDocument(page.id)), _id: `drafts.${page.id}`, _type: 'page', title: 'Secret' }
    await editor().createOrReplace(draft)
    try {
      expect((await ask(`${page.path}.md`)).text).not.toContain('Secret')
      const staff = await openPreview()
      const seen = await staff.open(`${page.path}.md`)
      expect(seen.headers.get('content-type')).toBe('text/html; charset=utf-8')
    } finally {
      await editor().delete(draft._id)
    }
  })
})

it('llms.txt lists addresses that answer with Markdown', async () => {
  const { status, text, headers } = await ask('/llms.txt')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const paths = [...text.matchAll(/\]\((\S+\.md)\)/g)].map(([, url = '']) => new URL(url).pathname)
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths) {
    const { status, headers } = await ask(path)
    expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'text/markdown; charset=utf-8'])
  }
})
