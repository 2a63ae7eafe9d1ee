import { expect, it } from 'vitest'
import { ask } from '../../support/ask.ts'
import { createPreviewLink } from '../../support/preview.ts'
import { stack } from '../../support/stack.ts'

const HEADER = 'speculation-rules'

it.each(['/', '/blog', '/post/thirty-nights', '/register', '/ramadan', '/nowhere', '/post/none'])(
  '%s tells browsers which pages they may fetch ahead',
  async path => expect((await ask(path)).headers.get(HEADER)).toBe('"/speculation.json"'),
)

it.each(['/studio', '/api/posts', '/isma', '/feed.xml', '/terms.md', '/robots.txt', '/speculation.json'])(
  '%s tells no such thing',
  async path => expect((await ask(path)).headers.has(HEADER)).toBe(false),
)

it('a page of the preview leads nowhere ahead', async () => {
  const enabled = await fetch(stack.siteUrl + (await createPreviewLink('/blog')), { redirect: 'manual' })
  const cookie = enabled.headers
    .getSetCookie()
    .map(each => each.split(';')[0])
    .join('; ')
  const { status, headers } = await ask('/blog', { headers: { cookie } })
  expect(status).toBe(200)
  expect(headers.has(HEADER)).toBe(false)
})

it('the list has the type that browsers want, may be kept for minutes, and names the pages that staff built', async () => {
  const { status, headers, text } = await ask('/speculation.json')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/speculationrules+json')
  expect(headers.get('cache-control')).toBe('public, max-age=300')
  const rules: unknown = JSON.parse(text)
  expect(rules).toMatchObject({ prefetch: [{ eagerness: 'moderate' }], prerender: [{ eagerness: 'conservative' }] })
  expect(text).toContain('"/ramadan"')
  expect(text).not.toContain('"/isma"')
})
