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
      { text: 'No upfront or annual fees', icon: 'coins' },
      { text: 'Dedicated onboarding support', icon: 'lifebuoy' },
      { text: 'Low transaction fees', icon: 'percent' },
      { text: 'Automated tax receipts', icon: 'receipt' },
      { text: 'PCI-compliant payments', icon: 'shield-check' },
      { text: 'Deposits within 1-2 days', icon: 'bank' },
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

it('a point with an unknown icon gets a fallback icon, and a list member that is not a point is dropped', async () => {
  server.documents = change('trialPage', { points: [{ _key: 'a', text: 'Free', icon: 'rocket' }, 'Cheap'] })
  expect((await content.getTrialPage()).points).toEqual([{ _key: 'a', text: 'Free', icon: 'squares-four' }])
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
