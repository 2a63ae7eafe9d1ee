import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { TimeZone } from '@/lib/time/time-zones'
import type { CopyWords } from '@/lib/words/copy-words'
import { type ContentServer, startContentServer } from '@/tests/support/content-server'
import { readImportedSeed } from '@/tests/support/seed'

const seed = readImportedSeed()
let server: ContentServer
let fetchCopyWords: () => Promise<CopyWords>
let fetchMailZone: () => Promise<TimeZone>

beforeAll(async () => {
  server = await startContentServer(seed)
  vi.stubEnv('NEXT_PUBLIC_LAKE_URL', server.url)
  ;({ fetchCopyWords, fetchMailZone } = await import('./copy-words'))
})
beforeEach(() => {
  server.documents = seed
})
afterAll(() => server.stop())

it('reads the words of mails to visitors, outside of any page', async () => {
  const words = await fetchCopyWords()
  expect(words.subjects.registration).toContain('{reference}')
  expect(words.erasureText).toContain('{email}')
  expect(words.registration.steps).toEqual(['About you', 'Masjid', 'Mailing', 'Terms'])
  expect(words.registration.labels.masjidName).toBe('Masjid name')
  expect(words.email).toBe('salam@minara.example')
})

it('has words of its own for settings that were written before there were any', async () => {
  server.documents = seed.map(document =>
    document._id === 'siteSettings'
      ? { ...document, mail: { greeting: 'Salam,' }, referenceText: 'Keep it.' }
      : document,
  )
  const words = await fetchCopyWords()
  expect(words.greeting).toBe('Salam,')
  expect(words.referenceText).toBe('Keep it. {reference}')
  for (const text of [...Object.values(words.subjects), ...Object.values(words.openings), words.erasureText])
    expect(text).not.toBe('')
})

it('rejects while the content is not there', async () => {
  server.documents = []
  await expect(fetchCopyWords()).rejects.toMatchObject({ documentId: 'siteSettings' })
})

it('reads the zone in which mails tell staff a time, whatever else is missing', async () => {
  const withZone = (timeZone: string | undefined) =>
    seed.flatMap(document => (document._id === 'siteSettings' ? [{ ...document, timeZone }] : []))
  server.documents = withZone('America/Chicago')
  expect(await fetchMailZone()).toBe('America/Chicago')
  server.documents = withZone('Europe/Berlin')
  expect(await fetchMailZone()).toBe('America/New_York')
  server.documents = withZone(undefined)
  expect(await fetchMailZone()).toBe('America/New_York')
})
