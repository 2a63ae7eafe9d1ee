import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteReleases } from '../../../seed/releases.ts'
import { ask, createPreviewLink, hasText } from '../../support/ask.ts'
import { publishPost, removeWhatWasMade } from '../../support/blog.ts'
import { releasesEditor } from '../../support/content.ts'
import { readHtml } from '../../support/head.ts'
import { stack } from '../../support/stack.ts'
import { until } from '../../support/until.ts'
import { BANNER_TEXT, setWindow } from '../../support/windows.ts'
import { openPreview, openSession, readBar, type Session } from '../support/session.ts'

/**
 * What the preview shows, chosen without JavaScript: a date, or a release. app/api/draft-mode/date/route.test.ts and content/preview-choice.test.ts
 * hold that visitors choose nothing.
 */

const DATE_ROUTE = '/api/draft-mode/date'
const FORM = { date: '2030-12-01T09:30', zone: 'America/New_York' }
const NOW = 'Preview: drafts show'

describe('a date', () => {
  beforeAll(async () => {
    await setWindow('landingPage', 'banner.', { showFrom: '2031-06-01', timeZone: 'America/Denver' })
    await until('the banner is hidden', async () => !(await hasText('/', BANNER_TEXT)))
  })
  afterAll(async () => {
    await setWindow('landingPage', 'banner.', {})
    await until('the banner is back', () => hasText('/', BANNER_TEXT))
    await removeWhatWasMade()
  })

  it('shows staff the page as of then, until they return to the present', async () => {
    const { slug } = await publishPost({ publishedAt: '2031-06-01T12:00:00Z' })
    const staff = openSession()
    await staff.open(await createPreviewLink('/'))
    const seen = async () => {
      const { text } = await staff.open('/')
      const hasLink = readHtml(text).querySelector(`a[href="/post/${slug}"]`) !== null
      return [text.includes(BANNER_TEXT), hasLink, barOf(text)]
    }
    const at = async (date: string, zone: string) => {
      expect((await staff.submit('/', 'Show this date', { date, zone })).status).toBe(303)
      return seen()
    }
    expect(await seen()).toEqual([false, false, expect.stringContaining(NOW)])
    const comes = readHtml((await staff.open(`/post/${slug}`)).text)
    expect(comes.querySelector('h1')?.textContent).toBe('Comes on Jun 1, 2031 at 8:00 AM EDT')
    const shown = await staff.open(comes.querySelector('main a')?.getAttribute('href') ?? '')
    expect(readHtml(shown.text).querySelector('h1')?.textContent).not.toContain('Comes on')
    expect(barOf(shown.text)).toContain('Jun 1, 2031, 8:00 AM')
    expect((await ask(`/post/${slug}`)).status).toBe(404)
    expect((await staff.submit('/', 'Back to now')).status).toBe(303)
    const said = 'drafts at Sunday, Jun 1, 2031, 12:00 AM, Mountain Time'
    expect(await at('2031-06-01T00:00', 'America/Denver')).toEqual([true, false, expect.stringContaining(said)])
    expect(await hasText('/', BANNER_TEXT)).toBe(false)
    // One minute after the post's publication, which is at 08:00 in New York.
    expect((await at('2031-06-01T08:01', 'America/New_York'))[1]).toBe(true)
    expect((await staff.open(`/post/${slug}`)).status).toBe(200)
    expect((await staff.submit('/', 'Back to now')).status).toBe(303)
    expect(await seen()).toEqual([false, false, expect.stringContaining(NOW)])
  })

  it('is told to staff, and nothing of it to visitors, and is cleared when they leave the preview', async () => {
    const staff = await openPreview()
    const asked = await staff.ask(DATE_ROUTE)
    expect([asked.status, asked.headers.get('cache-control'), asked.text]).toEqual([200, 'no-store', '{"date":null}'])
    const chosen = await staff.submit('/blog', 'Show this date', FORM)
    expect(chosen.headers.get('location')).toMatch(/\/blog$/)
    expect(JSON.parse((await staff.ask(DATE_ROUTE)).text)).toEqual(FORM)
    await staff.submit('/blog', 'Exit the preview')
    expect((await staff.ask(DATE_ROUTE)).status).toBe(403)
    expect((await ask(DATE_ROUTE, { headers: { cookie: 'preview-date=x' } })).status).toBe(403)
    expect(readBar((await staff.open('/blog')).text)).toBeNull()
    expect(staff.cookies.getCookieStringSync(stack.siteUrl)).not.toContain('preview-date')
    expect(barOf((await staff.open(await createPreviewLink('/blog'))).text)).toContain(NOW)
  })
})

describe('a release', () => {
  const RELEASE = 'preview-over-http'
  const POST = 'post-ramadan-readiness'
  const PATH = '/post/ramadan-readiness'
  const [IN_DRAFT, IN_RELEASE] = ['The title of the draft', 'The title of the release']
  const OF_RELEASE = [IN_RELEASE, 'Preview: a release shows']

  beforeAll(async () => {
    await releasesEditor().releases.create({ releaseId: RELEASE, metadata: { title: 'Ramadan', releaseType: 'asap' } })
    await releasesEditor().createVersion({ releaseId: RELEASE, publishedId: POST, baseId: POST })
    await releasesEditor().patch(`versions.${RELEASE}.${POST}`).set({ title: IN_RELEASE }).commit()
    const post = await releasesEditor().getDocument(POST)
    await releasesEditor().createOrReplace({ ...post, _id: `drafts.${POST}`, _type: 'post', title: IN_DRAFT })
  })
  afterAll(async () => {
    await deleteReleases(releasesEditor())
    await releasesEditor().delete(`drafts.${POST}`)
  })

  const look = async (staff: Session, path: string) => {
    const { text } = await staff.open(path)
    return [[IN_RELEASE, IN_DRAFT].find(words => text.includes(words)) ?? null, barOf(text)]
  }

  it('of their link shows staff pages and lists as it will make them, at a date too, and drafts once it is gone', async () => {
    const staff = openSession()
    await staff.open(`${await createPreviewLink(PATH)}&sanity-preview-perspective=${RELEASE},drafts`)
    for (const path of [PATH, '/blog']) expect(await look(staff, path)).toEqual(OF_RELEASE)
    await staff.submit(PATH, 'Show this date', FORM)
    expect((await look(staff, PATH))[1]).toMatch(/^Preview: a release at Sunday, Dec 1, 2030/)
    const usual = await ask(PATH, { headers: { cookie: `sanity-preview-perspective=${RELEASE}` } })
    expect([usual.text.includes(IN_RELEASE), usual.text.includes(IN_DRAFT)]).toEqual([false, false])
    await staff.submit(PATH, 'Exit the preview')
    await staff.open(`${await createPreviewLink(PATH)}&sanity-preview-perspective=gone,drafts`)
    expect((await look(staff, PATH))[0]).toBe(IN_DRAFT)
  })
})

function barOf(html: string): string | null | undefined {
  return readBar(html)?.querySelector('p')?.textContent
}
