import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { ask, hasText, statusOf } from '../../support/ask.ts'
import { PATIENCE, pageDocument, publishPage, removePages } from '../../support/blog.ts'
import { editor } from '../../support/content.ts'
import { firstHeading, headingOf, readHead, readHtml } from '../../support/head.ts'
import { SECTION_NAMES, sectionNames } from '../../support/landing.ts'
import { stack } from '../../support/stack.ts'
import { openPreview } from '../support/session.ts'

/**
 * Pages that staff build. content/routes/known-paths.test.ts and content/documents/page.test.ts hold which there are, and their sections;
 * pages.test.ts what they say of themselves.
 */

const STORY = { path: '/stories/masjid-as-salam', sections: ['cover', 'figures', 'article', 'invitation'] }

afterEach(removePages)

it('/Ramadan shows the page, too', async () => {
  const { status, text } = await ask('/Ramadan')
  expect([status, firstHeading(text), readHead(text).canonical]).toEqual([200, 'Ramadan readiness', '/ramadan'])
})

describe('an address', () => {
  it('of the site or of a redirect that masjids have printed never shows a page that claims it', async () => {
    const addresses = ['terms', 'studio/x', 'api/forms/token', 'albayan', 'post/thirty-nights']
    const pages = addresses.map((current, place) =>
      pageDocument({ _id: `page-claim-${place}`, slug: { _type: 'slug', current } }),
    )
    const good = await publishPage()
    for (const page of pages) await editor().createOrReplace(page)
    try {
      await expect.poll(() => headingOf(good.path), PATIENCE).toBe(good.title)
      for (const [place, address] of addresses.entries()) {
        expect(await hasText(`/${address}`, pages[place]?.title ?? ''), address).toBe(false)
      }
      expect(await statusOf('/albayan')).toBe(307)
      expect(await hasText('/sitemap.xml', '/studio/x')).toBe(false)
    } finally {
      for (const { _id } of pages) await editor().delete(_id)
    }
  })

  it('of a page is not hidden by a redirect that another program wrote', async () => {
    const { path, title } = await publishPage()
    await expect.poll(() => headingOf(path), PATIENCE).toBe(title)
    const other = `/other-${randomUUID().slice(0, 8)}`
    const redirects = [path, other].map(path => ({ _type: 'redirect', path, destination: 'isma', active: true }))
    const made = await Promise.all(redirects.map(redirect => editor().create(redirect)))
    await expect.poll(() => statusOf(other), PATIENCE).toBe(307)
    expect(await headingOf(path)).toBe(title)
    for (const { _id } of made) await editor().delete(_id)
  })
})

describe('a page', () => {
  it('appears, moves, is found at its old address, and disappears with its document within seconds', async () => {
    const page = await publishPage()
    await expect.poll(() => headingOf(page.path), PATIENCE).toBe(page.title)
    await expect.poll(() => hasText('/sitemap.xml', `${page.path}<`), PATIENCE).toBe(true)
    const next = `${page.path}-moved`
    await editor()
      .patch(page.id)
      .set({ title: 'Another title', 'slug.current': next.slice(1) })
      .commit()
    await expect.poll(() => headingOf(next), PATIENCE).toBe('Another title')
    await expect.poll(async () => sectionNames((await ask(page.path)).text), PATIENCE).toEqual(SECTION_NAMES)
    // As the Studio writes it when a page moves.
    const moved = { _id: `moved-${page.id}`, _type: 'redirect', path: page.path, movedId: page.id, active: true }
    await editor().createOrReplace(moved)
    await expect.poll(() => statusOf(page.path), PATIENCE).toBe(308)
    expect((await ask(`${page.path}?utm_source=x`)).headers.get('location')).toBe(`${next}?utm_source=x`)
    await editor().delete(moved._id)
    await editor().delete(page.id)
    await expect.poll(() => headingOf(next), PATIENCE).not.toBe('Another title')
    expect(readHead((await ask(next)).text).canonical).toBe('/')
    await expect.poll(() => hasText('/sitemap.xml', page.path), PATIENCE).toBe(false)
  })

  it('that is a draft shows to staff in the preview alone, in which texts carry marks and look the same', async () => {
    const draft = pageDocument()
    await editor().createOrReplace({ ...draft, _id: `drafts.${draft._id}` })
    const path = `/${draft.slug.current}`
    const staff = await openPreview()
    try {
      expect(firstHeading((await staff.open(path)).text)).toContain(draft.title)
      expect(sectionNames((await staff.open('/nowhere')).text)).toEqual(SECTION_NAMES)
      expect(sectionNames((await ask(path)).text)).toEqual(SECTION_NAMES)
    } finally {
      await editor().delete(`drafts.${draft._id}`)
    }
    const { text } = await staff.open(STORY.path)
    expect(readHtml(text).querySelector('#cover')?.className).toContain('cover-below')
    expect(sectionNames(text)).toEqual(STORY.sections)
  })

  it('answers forms that were sent without JavaScript', async () => {
    const form = readHtml((await ask('/ramadan')).text).querySelector<HTMLFormElement>('#trial-drawer form')
    const body = new FormData()
    for (const field of form?.querySelectorAll<HTMLInputElement>('input') ?? []) body.set(field.name, field.value)
    const { status, text } = await ask('/ramadan', { method: 'POST', body, headers: { origin: stack.siteUrl } })
    expect([status, firstHeading(text)]).toEqual([200, 'Ramadan readiness'])
  })
})
