import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type ContentServer, startContentServer } from '@/tests/support/content-server'
import { readImportedSeed } from '@/tests/support/seed'

vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }))

const seed = readImportedSeed()
let server: ContentServer
let getRegistrationPage: typeof import('./registration-page')['getRegistrationPage']

beforeAll(async () => {
  server = await startContentServer(seed)
  vi.stubEnv('NEXT_PUBLIC_LAKE_URL', server.url)
  getRegistrationPage = (await import('./registration-page')).getRegistrationPage
})
beforeEach(() => {
  server.documents = seed
})
afterAll(() => server.stop())

it('returns the four steps and all texts of the seed', async () => {
  const { steps, labels, termsLink, ...words } = await getRegistrationPage()
  expect(steps.map(({ title }) => title)).toEqual(['About you', 'Masjid', 'Mailing', 'Terms'])
  expect(Object.entries(labels).filter(([, label]) => label === '')).toEqual([])
  expect(termsLink.href).toBe('/terms')
  expect(words).toMatchObject({ title: 'Register your masjid', receivedTitle: 'Submission Received' })
})

it('returns an empty text for a label that staff left out', async () => {
  server.documents = seed.map(document =>
    document._id === 'registrationPage' ? { ...document, labels: { name: 'Name' } } : document,
  )
  expect((await getRegistrationPage()).labels).toMatchObject({ name: 'Name', email: '' })
})

it('throws an error that names the document when nothing was published', async () => {
  server.documents = []
  await expect(getRegistrationPage()).rejects.toMatchObject({ documentId: 'registrationPage', field: null })
})
