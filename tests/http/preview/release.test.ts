import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteReleases } from '../../../seed/releases.ts'
import { ask } from '../../support/ask.ts'
import { editor } from '../../support/content.ts'
import { createPreviewLink } from '../../support/preview.ts'
import { stack } from '../../support/stack.ts'
import { openSession, readBar, type Session } from '../support/session.ts'

const ROUTE = '/api/draft-mode/perspective?sanity-preview-perspective='
const RELEASE = 'preview-over-http'
const POST = 'post-ramadan-readiness'
const PATH = '/post/ramadan-readiness'
const [IN_DRAFT, IN_RELEASE] = ['The title of the draft', 'The title of the release']

beforeAll(async () => {
  await client().releases.create({ releaseId: RELEASE, metadata: { title: 'Ramadan', releaseType: 'asap' } })
  await client().createVersion({ releaseId: RELEASE, publishedId: POST, baseId: POST })
  await client().patch(`versions.${RELEASE}.${POST}`).set({ title: IN_RELEASE }).commit()
  const post = await client().getDocument(POST)
  await client().createOrReplace({ ...post, _id: `drafts.${POST}`, _type: 'post', title: IN_DRAFT })
})
afterAll(async () => {
  await deleteReleases(client())
  await client().delete(`drafts.${POST}`)
})

it('without JavaScript, staff see pages and lists as the release of their link will make them', async () => {
  const staff = openSession()
  await staff.open(`${await createPreviewLink(PATH)}&sanity-preview-perspective=${RELEASE},drafts`)
  expect(await look(staff, PATH)).toEqual({ title: IN_RELEASE, bar: 'Preview: a release shows' })
  expect(await look(staff, '/blog')).toEqual({ title: IN_RELEASE, bar: 'Preview: a release shows' })

  const form = { date: '2030-12-01T09:30', zone: 'America/New_York' }
  await staff.submit(PATH, 'Show this date', form)
  expect((await look(staff, PATH)).bar).toMatch(/^Preview: a release at Sunday, Dec 1, 2030/)

  const usual = await ask(PATH, { headers: { cookie: `sanity-preview-perspective=${RELEASE}` } })
  expect([usual.text.includes(IN_RELEASE), usual.text.includes(IN_DRAFT)]).toEqual([false, false])

  await staff.submit(PATH, 'Exit the preview')
  await staff.open(await createPreviewLink(PATH))
  expect(await look(staff, PATH)).toEqual({ title: IN_DRAFT, bar: 'Preview: drafts show' })
})

it('the Studio changes what the preview shows; visitors and other sites do not', async () => {
  const staff = openSession()
  const change = async (perspective: string, origin = stack.siteUrl) =>
    (await staff.ask(ROUTE + perspective, { method: 'POST', headers: { origin } })).status
  expect(await change(RELEASE)).toBe(403)

  await staff.open(await createPreviewLink(PATH))
  expect(await change(RELEASE, 'https://evil.example')).toBe(403)
  expect(await look(staff, PATH)).toEqual({ title: IN_DRAFT, bar: 'Preview: drafts show' })
  expect(await change(RELEASE)).toBe(204)
  expect(await look(staff, PATH)).toEqual({ title: IN_RELEASE, bar: 'Preview: a release shows' })
  expect(await change('published')).toBe(204)
  expect(await look(staff, PATH)).toEqual({ title: null, bar: 'Preview: published content shows' })
})

it('the preview shows drafts while a release is chosen that is gone', async () => {
  const staff = openSession()
  await staff.open(`${await createPreviewLink(PATH)}&sanity-preview-perspective=gone,drafts`)
  expect((await look(staff, PATH)).title).toBe(IN_DRAFT)
})

async function look(staff: Session, path: string) {
  const { text } = await staff.open(path)
  const title = [IN_RELEASE, IN_DRAFT].find(words => text.includes(words)) ?? null
  return { title, bar: readBar(text)?.querySelector('p')?.textContent }
}

function client(): SanityClient {
  return editor().withConfig({ apiVersion: '2025-02-19', perspective: 'raw' })
}
