import { afterEach, expect, it } from 'vitest'
import { ask, createPreviewLink, statusOf } from '../../support/ask.ts'
import { editor } from '../../support/content.ts'
import { firstHeading } from '../../support/head.ts'
import { stack } from '../../support/stack.ts'
import { hashSource, inlineScripts } from '../support/headers.ts'
import { openPreview, openSession, readBar } from '../support/session.ts'

/** app/api/draft-mode and content/preview.test.ts hold which links, dates and perspectives are taken. */

const POST = 'post-ramadan-readiness'
const PATH = '/post/ramadan-readiness'
const TITLE = 'Thirty nights, one plan: a Ramadan readiness checklist'

afterEach(async () => void (await editor().delete({ query: '*[_id in path("drafts.**")]' })))

it('staff see drafts of published and unpublished posts and can leave; visitors see none of them', async () => {
  const client = editor()
  const { _id, ...post } = (await client.getDocument(POST)) ?? {}
  await client.createOrReplace({ ...post, _id: `drafts.${_id}`, _type: 'post', title: 'A draft of the checklist' })
  await client.createOrReplace({
    ...post,
    _id: 'drafts.post-unpublished',
    _type: 'post',
    title: 'Not published yet',
    slug: { _type: 'slug', current: 'unpublished' },
  })
  const staff = openSession()
  const opened = await staff.open(await createPreviewLink(PATH))
  expect(firstHeading(opened.text)).toContain('A draft of the checklist')
  expect(firstHeading((await staff.open('/post/unpublished')).text)).toContain('Not published yet')
  expect(readBar((await staff.open('/blog')).text)).not.toBeNull()
  const policy = opened.headers.get('content-security-policy') ?? ''
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? []
  for (const { attributes, text } of inlineScripts(opened.text))
    expect(attributes.includes(`nonce="${nonce}"`) || policy.includes(hashSource(text)), text).toBe(true)

  expect(await statusOf('/post/unpublished')).toBe(404)
  const forged = { headers: { cookie: '__prerender_bypass=forged' } }
  expect((await ask('/post/unpublished', forged)).status).toBe(404)
  const [page, forgedPage] = [await ask(PATH), await ask(PATH, forged)]
  expect(page.text).toContain(TITLE)
  for (const name of ['etag', 'content-security-policy'])
    expect(forgedPage.headers.get(name)).toBe(page.headers.get(name))

  const left = await staff.submit(PATH, 'Exit the preview')
  expect(left.status).toBe(303)
  expect(left.headers.get('location')).toBe(stack.siteUrl + PATH)
  const { text } = await staff.open(PATH)
  expect(firstHeading(text)).toBe(TITLE)
  expect(readBar(text)).toBeNull()
})

it('a preview link opens for one browser only, and not without a valid secret', async () => {
  const link = await createPreviewLink('/blog')
  const [staff, other] = [openSession(), openSession()]
  const opened = await staff.ask(link)
  expect(opened.status).toBe(307)
  expect(opened.headers.get('location')).toBe(`${stack.siteUrl}/blog`)
  expect((await staff.ask(link)).status).toBe(307)
  for (const address of [link, '/api/draft-mode/enable', '/api/draft-mode/enable?sanity-preview-secret=x']) {
    const { status, headers } = await other.ask(address)
    expect(status, address).toBe(401)
    expect(headers.has('location')).toBe(false)
    expect(headers.has('set-cookie')).toBe(false)
  }
})

it('another site cannot end a preview', async () => {
  const staff = await openPreview()
  for (const origin of ['https://evil.example', 'null']) {
    expect((await staff.ask('/api/draft-mode/disable', { method: 'POST', headers: { origin } })).status).toBe(403)
  }
  expect((await staff.ask('/api/draft-mode/disable')).status).toBe(405)
  expect(readBar((await staff.open('/blog')).text)).not.toBeNull()
})

it('the Studio’s frame has no bar of its own', async () => {
  const staff = await openPreview()
  const { status, text } = await staff.ask('/blog', { headers: { 'sec-fetch-dest': 'iframe' } })
  expect([status, readBar(text)]).toEqual([200, null])
})
