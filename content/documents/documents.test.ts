import { afterEach, describe, expect, it, vi } from 'vitest'
import { change, serveContent } from '../served-content.fixture'

const server = await serveContent()
const content = {
  ...(await import('./blog-page')),
  ...(await import('./fee-copy')),
  ...(await import('./landing-page')),
  ...(await import('./milestone')),
  ...(await import('./registration-page')),
  ...(await import('./site-settings')),
  ...(await import('./success-page')),
  ...(await import('./trial-page')),
  ...(await import('../copy-words')),
}

afterEach(() => vi.useRealTimers())

it('settings, fees and the pages with forms are complete in the seed', async () => {
  expect(await content.getSiteSettings()).toMatchObject({
    ...{ productName: 'Minara', year: new Date().getUTCFullYear(), navigation: { length: 6 } },
    footerGroups: expect.arrayContaining([expect.objectContaining({ links: expect.any(Array) })]),
    labels: { pause: 'Pause' },
    ...{ phone: '(419) 555-0142', phoneHref: 'tel:+14195550142', supportPhoneHref: 'tel:+14195550142' },
  })
  expect(await content.getFeeCopy()).toMatchObject({ exampleAmount: 1000, fees: { length: 4 } })
  expect(await content.getTrialPage()).toMatchObject({
    ...{ title: 'Request a Trial', shortTitle: 'See? That Was Easy', submitTag: 'Free', points: { length: 3 } },
    form: { labels: { bestcontact: 'Best contact' }, locationPlaceholder: 'City and state' },
    legal: { text: expect.stringMatching(/{terms}.*{privacy}/), termsLink: { href: '/terms' } },
  })
  expect(await content.getSuccessPage()).toMatchObject({
    ...{ text: expect.stringContaining('{email}'), picture: null, seo: { noIndex: true } },
  })
  const { steps, labels, ...registration } = await content.getRegistrationPage()
  expect(steps.map(({ title }) => title)).toEqual(['About you', 'Masjid', 'Mailing', 'Terms'])
  expect(Object.values(labels)).not.toContain('')
  expect(registration).toMatchObject({
    ...{ title: 'Register your masjid', receivedTitle: 'Submission Received', termsLink: { href: '/terms' } },
  })
})

it.each([
  ['getSiteSettings', 'siteSettings'],
  ['getFeeCopy', 'feeCopy'],
  ['getMilestone', 'milestone'],
  ['getLandingPage', 'landingPage'],
  ['getTrialPage', 'trialPage'],
  ['getSuccessPage', 'successPage'],
  ['getRegistrationPage', 'registrationPage'],
  ['fetchCopyWords', 'siteSettings'],
] as const)('%s throws an error that names the document %s when nothing was published', async (read, documentId) => {
  server.documents = []
  await expect(content[read]()).rejects.toThrow(`lacks the document "${documentId}"`)
})

describe('the milestone', () => {
  it('shows through the end of its last day in Eastern Time', async () => {
    vi.setSystemTime('2024-12-01T23:59:59-05:00')
    const closesAt = Date.parse('2024-12-02T00:00:00-05:00')
    expect(await content.getMilestone()).toMatchObject({ closesAt, amountRaised: 500_000, goal: 1_000_000 })
    vi.setSystemTime(closesAt)
    expect(await content.getMilestone()).toBeNull()
  })

  it.each([{ show: false }, { showFrom: '2024-12-01' }, { showUntil: undefined }])(
    'does not show with %j',
    async fields => {
      vi.setSystemTime('2024-11-30T12:00:00-05:00')
      server.documents = change('milestone', fields)
      expect(await content.getMilestone()).toBeNull()
    },
  )
})

it('links to pages and posts are not in the menus while it is not their season', async () => {
  const [ramadan, blog] = ['/Ramadan/', '/blog'].map(href => ({ label: href, href, icon: 'hand-heart' }))
  const nights = { label: 'A post', href: '/post/nights' }
  const menus = {
    navigation: [{ ...ramadan, href: '/ramadan' }, blog],
    footerGroups: [[ramadan], [nights, blog]].map((links, place) => ({ _key: `${place}`, title: 'Title', links })),
  }
  const season = { season: 'ramadan', slug: { current: 'ramadan' } }
  server.documents = [
    ...change('siteSettings', menus).filter(({ _type }) => _type !== 'page'),
    { _id: 'a-page', _type: 'page', ...season },
    { _id: 'a-post', _type: 'post', ...season, slug: { current: 'nights' } },
  ]
  const hrefsAt = async (time: string) => {
    vi.setSystemTime(time)
    const { navigation, footerGroups } = await content.getSiteSettings()
    return [navigation, ...footerGroups.map(({ links }) => links)].map(links => links.map(({ href }) => href))
  }
  expect(await hrefsAt('2027-02-07T12:00:00Z')).toEqual([['/blog'], ['/blog']])
  expect(await hrefsAt('2027-02-08T12:00:00Z')).toEqual([
    ...[['/ramadan', '/blog'], ['/Ramadan/']],
    ['/post/nights', '/blog'],
  ])
})

describe('the trial pages', () => {
  it('have the line of the full form below the button of the short one, unless it has its own', async () => {
    expect((await content.getTrialPage()).legal.shortText).toMatch(/^Three answers/)
    server.documents = change('trialPage', { shortLegalText: undefined })
    const { legal } = await content.getTrialPage()
    expect(legal.shortText).toBe(legal.text)
  })

  it('show staff’s labels of the ways of contact, but keep the values that the form service expects', async () => {
    server.documents = change('trialPage', { contactChoices: ['By e-mail', 'By phone'] })
    expect((await content.getTrialPage()).form.contactWays).toEqual([
      { value: 'Email', label: 'By e-mail' },
      { value: 'Phone', label: 'By phone' },
      { value: 'Text', label: 'Text' },
      { value: 'Any', label: 'Any' },
    ])
  })

  it('drop what is no point, and may lack tag, points and placeholder', async () => {
    server.documents = change('trialPage', { points: [{ _key: 'a', text: 'Free' }, 'Cheap'] })
    expect((await content.getTrialPage()).points).toEqual([{ _key: 'a', text: 'Free' }])
    server.documents = change('trialPage', { submitTag: ' ', points: undefined, locationPlaceholder: undefined })
    const empty = { submitTag: null, points: [], form: { locationPlaceholder: '' } }
    expect(await content.getTrialPage()).toMatchObject(empty)
  })
})

describe('a document from before it had some of its sentences', () => {
  it('has the site’s own: the registration', async () => {
    server.documents = change('registrationPage', { labels: { name: 'Full name' } })
    expect((await content.getRegistrationPage()).labels).toMatchObject({ name: 'Full name', email: 'Email' })
  })

  it('has the site’s own: the blog, whose posts have no invitation then', async () => {
    const old = { _id: 'blogPage', _type: 'blogPage', title: 'Blog', authorLabels: { writtenBy: 'By', since: ' ' } }
    server.documents = [old]
    expect(await content.getBlogPage()).toMatchObject({
      postLabels: { contents: 'Contents', copyLink: 'Copy link', linkCopied: 'Link copied', share: 'Share' },
      authorLabels: { writtenBy: 'By', since: 'Since {month}', onePost: '1 post' },
      invitation: null,
    })
    server.documents = [{ ...old, endTitle: 'Ready?', endLink: { label: 'Run', href: 'javascript:alert(1)' } }]
    expect((await content.getBlogPage()).invitation).toBeNull()
  })

  it('has the site’s own: mails, whose reference is never left out', async () => {
    server.documents = change('siteSettings', { mail: { greeting: 'Salam,' }, referenceText: 'Keep it.' })
    const words = await content.fetchCopyWords()
    expect(words).toMatchObject({ greeting: 'Salam,', referenceText: 'Keep it. {reference}' })
    const own = [...Object.values(words.subjects), ...Object.values(words.openings), words.erasureText]
    expect(own).not.toContain('')
  })
})

it('reads the words of mails to visitors, outside of any page', async () => {
  expect(await content.fetchCopyWords()).toMatchObject({
    subjects: { registration: expect.stringContaining('{reference}') },
    erasureText: expect.stringContaining('{email}'),
    registration: { steps: ['About you', 'Masjid', 'Mailing', 'Terms'], labels: { masjidName: 'Masjid name' } },
    email: 'salam@minara.example',
  })
})

it.each([
  ['America/Chicago', 'America/Chicago'],
  ['Europe/Berlin', 'America/New_York'],
  [undefined, 'America/New_York'],
])('mails tell staff a time in the zone %s of the settings as %s, whatever else is missing', async (timeZone, zone) => {
  server.documents = change('siteSettings', { timeZone }).filter(({ _id }) => _id === 'siteSettings')
  expect(await content.fetchMailZone()).toBe(zone)
})
