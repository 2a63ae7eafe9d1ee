import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { editor } from '../../support/content.ts'
import { test } from '../../support/page.ts'
import { createPreviewLink } from '../../support/preview.ts'
import { stack } from '../../support/stack.ts'

const POST = 'post-ramadan-readiness'
const PATH = '/post/ramadan-readiness'
const TITLE = 'Thirty nights, one plan: a Ramadan readiness checklist'

test('staff see drafts of published and unpublished posts and can leave; visitors see none of them', async ({
  page,
  playwright,
}) => {
  const client = editor()
  const { _id, ...post } = (await client.getDocument(POST)) ?? {}
  await client.createOrReplace({ ...post, _id: `drafts.${_id}`, _type: 'post', title: 'A draft of the checklist' })
  await client.createOrReplace({
    ...post,
    _id: 'drafts.post-unpublished',
    _type: 'post',
    title: 'Not published yet',
    slug: { _type: 'slug', current: 'unpublished' },
  })
  const visitor = await playwright.request.newContext({ baseURL: stack.siteUrl })
  try {
    await page.goto(await createPreviewLink(PATH))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A draft of the checklist')
    await page.goto('/post/unpublished')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Not published yet')
    await page.goto('/blog')
    await expect(page.getByRole('form', { name: 'Preview' })).toBeVisible()

    expect((await visitor.get('/post/unpublished')).status()).toBe(404)
    const forged = await visitor.get('/post/unpublished', { headers: { cookie: '__prerender_bypass=forged' } })
    expect(forged.status()).toBe(404)
    expect(await (await visitor.get(PATH)).text()).toContain(TITLE)

    await page.goto(PATH)
    await page.getByRole('button', { name: 'Exit the preview' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
    await expect(page.getByRole('form', { name: 'Preview' })).toBeHidden()
    expect(new URL(page.url()).pathname).toBe(PATH)
  } finally {
    await client.delete(`drafts.${POST}`)
    await client.delete('drafts.post-unpublished')
    await visitor.dispose()
  }
})

test('a preview link opens for one browser only, and not without a valid secret', async ({ playwright }) => {
  const link = await createPreviewLink('/blog')
  const [staff, other] = await Promise.all([0, 1].map(() => playwright.request.newContext({ baseURL: stack.siteUrl })))
  const open = async (context = staff, address = link) => {
    const answer = await context?.get(address, { maxRedirects: 0 })
    return { status: answer?.status(), location: answer?.headers().location, cookie: answer?.headers()['set-cookie'] }
  }
  expect(await open()).toMatchObject({ status: 307, location: `${stack.siteUrl}/blog` })
  expect(await open()).toMatchObject({ status: 307 })
  expect(await open(other)).toEqual({ status: 401 })
  expect(await open(other, '/api/draft-mode/enable')).toEqual({ status: 401 })
  expect(await open(other, '/api/draft-mode/enable?sanity-preview-secret=x')).toEqual({ status: 401 })
  await Promise.all([staff?.dispose(), other?.dispose()])
})

for (const path of [
  '//evil.example',
  '/\\evil.example',
  '/%09/evil.example',
  'https:evil.example',
  'https://a.b//evil.example',
]) {
  test(`a link to the preview of ${path} stays on this site`, async ({ request }) => {
    const answer = await request.get(await createPreviewLink(path), { maxRedirects: 0 })
    expect(answer.status()).toBe(307)
    expect(answer.headers().location).toMatch(new RegExp(`^${stack.siteUrl}/(?![/\\\\])`))
  })
}

test('another site cannot end a preview', async ({ request }) => {
  for (const origin of ['https://evil.example', 'null']) {
    const answer = await request.post('/api/draft-mode/disable', { headers: { origin } })
    expect(answer.status()).toBe(403)
  }
  expect((await request.get('/api/draft-mode/disable')).status()).toBe(405)
})

test('opening a preview logs nothing', async ({ page }) => {
  const readLog = () => readFileSync(join(stack.dataFolder, 'logs', 'site.log'), 'utf8')
  const before = readLog()
  for (const path of ['/', PATH]) {
    await page.goto(await createPreviewLink(path))
    await expect(page.getByRole('form', { name: 'Preview' })).toBeVisible()
  }
  await page.waitForLoadState('networkidle')
  expect(readLog().slice(before.length)).toBe('')
})
