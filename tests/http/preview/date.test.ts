import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, hasText } from '../../support/ask.ts'
import { publishPost, removeWhatWasMade } from '../../support/blog.ts'
import { readHtml } from '../../support/head.ts'
import { createPreviewLink } from '../../support/preview.ts'
import { stack } from '../../support/stack.ts'
import { until } from '../../support/until.ts'
import { BANNER_TEXT, setWindow } from '../../support/windows.ts'
import { firstHeading } from '../support/page.ts'
import { openPreview, openSession, readBar, type Session } from '../support/session.ts'

const DATE_ROUTE = '/api/draft-mode/date'
const FORM = { date: '2030-12-01T09:30', zone: 'America/New_York' }
/** A minute in which the seeded milestone is shown. */
const WITH_MILESTONE = '2024-12-01T23:59'

beforeAll(async () => {
  await setWindow('landingPage', 'banner.', { showFrom: '2031-06-01', timeZone: 'America/Denver' })
  await until('the banner is hidden', async () => !(await hasText('/', BANNER_TEXT)))
})
afterAll(async () => {
  await setWindow('landingPage', 'banner.', {})
  await until('the banner is back', () => hasText('/', BANNER_TEXT))
  await removeWhatWasMade()
})

it('without JavaScript, staff see the page as of a chosen date and return to the present', async () => {
  const post = await publishPost({ publishedAt: '2031-06-01T12:00:00Z' })
  const staff = openSession()
  await staff.open(await createPreviewLink('/'))
  expect(await look(staff, post.slug)).toMatchObject({ hasBanner: false, linksToPost: false })
  expect((await look(staff, post.slug)).bar).toContain('Preview: drafts show')

  await choose(staff, '2031-06-01T00:00', 'America/Denver')
  const opened = await look(staff, post.slug)
  expect(opened).toMatchObject({ hasBanner: true, linksToPost: false })
  expect(opened.bar).toContain('drafts at Sunday, Jun 1, 2031, 12:00 AM, Mountain Time')
  expect(await hasText('/', BANNER_TEXT)).toBe(false)

  await choose(staff, '2031-05-31T23:59', 'America/Denver')
  expect(await look(staff, post.slug)).toMatchObject({ hasBanner: false })

  // One minute after the post's publication, which is at 08:00 in New York.
  await choose(staff, '2031-06-01T08:01', 'America/New_York')
  expect(await look(staff, post.slug)).toMatchObject({ linksToPost: true })
  expect(firstHeading((await staff.open(`/post/${post.slug}`)).text)).toContain(post.title)

  expect((await staff.submit('/', 'Back to now')).status).toBe(303)
  const now = await look(staff, post.slug)
  expect(now).toMatchObject({ hasBanner: false, linksToPost: false })
  expect(now.bar).toContain('Preview: drafts show')
})

it('without JavaScript, leaving the preview also clears the date', async () => {
  const staff = await openPreview()
  const chosen = await staff.submit('/blog', 'Show this date', FORM)
  expect(chosen.headers.get('location')).toMatch(/\/blog$/)
  expect(cookieNames(staff)).toContain('preview-date')
  await staff.submit('/blog', 'Exit the preview')
  expect(readBar((await staff.open('/blog')).text)).toBeNull()
  expect(cookieNames(staff)).not.toContain('preview-date')
  const { text } = await staff.open(await createPreviewLink('/blog'))
  expect(readBar(text)?.textContent).toContain('Preview: drafts show')
})

it('tells staff which date they see, and visitors nothing', async () => {
  const staff = await openPreview()
  const asked = await staff.ask(DATE_ROUTE)
  expect([asked.status, asked.headers.get('cache-control'), asked.text]).toEqual([200, 'no-store', '{"date":null}'])
  await staff.submit('/blog', 'Show this date', FORM)
  expect(JSON.parse((await staff.ask(DATE_ROUTE)).text)).toEqual(FORM)
  await staff.submit('/blog', 'Exit the preview')
  expect((await staff.ask(DATE_ROUTE)).status).toBe(403)
  expect((await ask(DATE_ROUTE, { headers: { cookie: 'preview-date=x' } })).status).toBe(403)
})

it('the Studio’s frame has no bar of its own', async () => {
  const staff = await openPreview()
  const { status, text } = await staff.ask('/blog', { headers: { 'sec-fetch-dest': 'iframe' } })
  expect([status, readBar(text)]).toEqual([200, null])
  expect(readBar((await staff.ask('/blog')).text)).not.toBeNull()
})

it('visitors cannot choose a date, not even with a forged cookie', async () => {
  const { status, headers } = await ask(DATE_ROUTE, { method: 'POST', body: new URLSearchParams(FORM) })
  expect(status).toBe(403)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.has('set-cookie')).toBe(false)
  const usual = (await ask('/')).text
  const cookie = `preview-date=${encodeURIComponent(`${WITH_MILESTONE} America/New_York`)}`
  expect((await ask('/', { headers: { cookie } })).text).toBe(usual)
  expect(usual).not.toContain('datetime-local')
})

it('another site cannot choose a date', async () => {
  const staff = await openPreview()
  for (const origin of ['https://evil.example', 'null']) {
    const body = new URLSearchParams(FORM)
    expect((await staff.ask(DATE_ROUTE, { method: 'POST', headers: { origin }, body })).status).toBe(403)
  }
  expect((await staff.ask(DATE_ROUTE, { method: 'DELETE' })).status).toBe(405)
})

it.each<Record<string, string>>([
  {},
  { date: 'soon', zone: 'UTC' },
  { ...FORM, zone: '../..' },
  { ...FORM, date: '9999-01-01T00:00' },
])('an invalid date is refused with a message: %j', async fields => {
  const staff = await openPreview()
  const { status, text } = await staff.ask(DATE_ROUTE, { method: 'POST', body: new URLSearchParams(fields) })
  expect(status).toBe(400)
  expect(JSON.parse(text).message).toMatch(/^Choose a date and a time/)
})

it('a date that staff forge in their own cookie shows the present', async () => {
  const staff = await openPreview()
  const kept = staff.cookies.getCookieStringSync(stack.siteUrl)
  for (const value of ['nonsense', '2030-02-31T00:00 America/New_York', '%00', 'x'.repeat(3_000)]) {
    const { status, text } = await staff.ask('/blog', { headers: { cookie: `${kept}; preview-date=${value}` } })
    expect(status, value).toBe(200)
    expect(readBar(text)?.textContent).toContain('Preview: drafts show')
  }
})

async function choose(staff: Session, date: string, zone: string): Promise<void> {
  expect((await staff.submit('/', 'Show this date', { date, zone })).status).toBe(303)
}

async function look(staff: Session, slug: string) {
  const { text } = await staff.open('/')
  return {
    bar: readBar(text)?.querySelector('p')?.textContent,
    hasBanner: text.includes(BANNER_TEXT),
    linksToPost: readHtml(text).querySelector(`a[href="/post/${slug}"]`) !== null,
  }
}

function cookieNames({ cookies }: Session): string[] {
  return cookies
    .getCookieStringSync(stack.siteUrl)
    .split('; ')
    .map(cookie => cookie.replace(/=.*/s, ''))
}
