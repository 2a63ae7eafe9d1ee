import { expect, it } from 'vitest'
import { change, serveContent } from '../served-content.fixture'

const server = await serveContent()
const content = {
  ...(await import('./trial-page')),
  ...(await import('./success-page')),
  ...(await import('./registration-page')),
  ...(await import('../copy-words')),
}

it('the trial pages are complete in the seed', async () => {
  expect(await content.getTrialPage()).toMatchObject({
    title: 'Request a Trial',
    shortTitle: 'See? That Was Easy',
    points: [
      { text: 'No upfront or annual fees' },
      { text: 'A person helps you set it up' },
      { text: 'In your bank account in 1–2 days' },
    ],
    form: { labels: { bestcontact: 'Best contact' }, locationPlaceholder: 'City and state' },
    submitTag: 'Free',
    legal: { text: expect.stringMatching(/{terms}.*{privacy}/), termsLink: { href: '/terms' } },
    receivedTitle: 'Submission Received',
  })
})

it('the page after a registration is complete in the seed', async () => {
  expect(await content.getSuccessPage()).toMatchObject({
    text: expect.stringContaining('{email}'),
    picture: null,
    seo: { noIndex: true },
  })
})

it('a list member that is not a point is dropped', async () => {
  server.documents = change('trialPage', { points: [{ _key: 'a', text: 'Free' }, 'Cheap'] })
  expect((await content.getTrialPage()).points).toEqual([{ _key: 'a', text: 'Free' }])
})

it('the short form has its own line below the button, or that of the full form', async () => {
  expect((await content.getTrialPage()).legal.shortText).toMatch(/^Three answers/)
  server.documents = change('trialPage', { shortLegalText: undefined })
  const { legal } = await content.getTrialPage()
  expect(legal.shortText).toBe(legal.text)
})

it('ways of contact have staff’s labels, but keep the values that the form service expects', async () => {
  server.documents = change('trialPage', { contactChoices: ['By e-mail', 'By phone'] })
  expect((await content.getTrialPage()).form.contactWays).toEqual([
    { value: 'Email', label: 'By e-mail' },
    { value: 'Phone', label: 'By phone' },
    { value: 'Text', label: 'Text' },
    { value: 'Any', label: 'Any' },
  ])
})

it('the tag, points, placeholder and picture may be missing', async () => {
  server.documents = change('trialPage', { submitTag: ' ', points: undefined, locationPlaceholder: undefined })
  expect(await content.getTrialPage()).toMatchObject({
    submitTag: null,
    points: [],
    form: { locationPlaceholder: '' },
  })
  server.documents = change('successPage', { picture: undefined })
  expect((await content.getSuccessPage()).picture).toBeNull()
})

it.each([
  ['getTrialPage', 'trialPage'],
  ['getSuccessPage', 'successPage'],
  ['getRegistrationPage', 'registrationPage'],
  ['fetchCopyWords', 'siteSettings'],
] as const)('%s throws an error that names the document %s when nothing was published', async (read, documentId) => {
  server.documents = []
  const missing = { name: 'ContentMissingError', documentId, field: null }
  await expect(content[read]()).rejects.toMatchObject(missing)
})

it('the registration has its four steps and all texts in the seed', async () => {
  const { steps, labels, termsLink, ...words } = await content.getRegistrationPage()
  expect(steps.map(({ title }) => title)).toEqual(['About you', 'Masjid', 'Mailing', 'Terms'])
  expect(Object.entries(labels).filter(([, label]) => label === '')).toEqual([])
  expect(termsLink.href).toBe('/terms')
  expect(words).toMatchObject({ title: 'Register your masjid', receivedTitle: 'Submission Received' })
})

it('a label of the registration that staff left out says what it said when delivered', async () => {
  server.documents = change('registrationPage', { labels: { name: 'Full name' } })
  expect((await content.getRegistrationPage()).labels).toMatchObject({ name: 'Full name', email: 'Email' })
})

it('reads the words of mails to visitors, outside of any page', async () => {
  const words = await content.fetchCopyWords()
  expect(words.subjects.registration).toContain('{reference}')
  expect(words.erasureText).toContain('{email}')
  expect(words.registration.steps).toEqual(['About you', 'Masjid', 'Mailing', 'Terms'])
  expect(words.registration.labels.masjidName).toBe('Masjid name')
  expect(words.email).toBe('salam@minara.example')
})

it('has words of its own for settings that were written before there were any', async () => {
  server.documents = change('siteSettings', { mail: { greeting: 'Salam,' }, referenceText: 'Keep it.' })
  const words = await content.fetchCopyWords()
  expect(words.greeting).toBe('Salam,')
  expect(words.referenceText).toBe('Keep it. {reference}')
  for (const text of [...Object.values(words.subjects), ...Object.values(words.openings), words.erasureText])
    expect(text).not.toBe('')
})

it.each([
  ['America/Chicago', 'America/Chicago'],
  ['Europe/Berlin', 'America/New_York'],
  [undefined, 'America/New_York'],
])('mails tell staff a time in the zone %s of the settings as %s, whatever else is missing', async (timeZone, zone) => {
  server.documents = change('siteSettings', { timeZone }).filter(({ _id }) => _id === 'siteSettings')
  expect(await content.fetchMailZone()).toBe(zone)
})
