import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type ContentServer, type StoredDocument, startContentServer } from '@/tests/support/content-server'
import { readImportedSeed } from '@/tests/support/seed'

vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }))

const seed = readImportedSeed()
let server: ContentServer
let content: typeof import('./trial-page') & typeof import('./success-page')

beforeAll(async () => {
  server = await startContentServer(seed)
  vi.stubEnv('NEXT_PUBLIC_LAKE_URL', server.url)
  content = { ...(await import('./trial-page')), ...(await import('./success-page')) }
})
beforeEach(() => {
  server.documents = seed
})
afterAll(() => server.stop())

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

it.each(['getTrialPage', 'getSuccessPage'] as const)(
  '%s throws an error that names the document when nothing was published',
  async getContent => {
    server.documents = []
    await expect(content[getContent]()).rejects.toMatchObject({ name: 'ContentMissingError', field: null })
  },
)

function change(id: string, fields: Record<string, unknown>): StoredDocument[] {
  return seed.map(document => (document._id === id ? { ...document, ...fields } : document))
}
