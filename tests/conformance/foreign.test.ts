import { expect as anyPage, type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { freePort } from 'offline-content-lake/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../scripts/installs.ts'
import { type ForeignProject, makeForeignProject } from '../support/foreign-project.ts'
import { responds } from '../support/run-process.ts'
import { until } from '../support/until.ts'

/** Packing and building take 60 s on an idle machine. */
const TIMEOUT_MS = 900_000
const START_TIMEOUT_MS = 300_000
const SEEN_TIMEOUT_MS = 120_000
const expectPage = anyPage.configure({ timeout: SEEN_TIMEOUT_MS })
const NEWS = { publishedId: 'news', draftId: 'drafts.news' }
const [ADA, BEN] = ['Ada', 'Ben']
const COMMENTS = 'production-comments'
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let project: ForeignProject
let siteUrl: string
let studioUrl: string
let browser: Browser
const complaints: string[] = []

/** The site and the Studio with the lines of the README; without them, a site finds the lake below `run` alone. */
beforeAll(async () => {
  const [sitePort, studioPort] = [await freePort(), await freePort()]
  siteUrl = `http://localhost:${sitePort}`
  studioUrl = `http://localhost:${studioPort}`
  project = await makeForeignProject({ site: 'next', origins: [siteUrl, studioUrl] })
  await seed()
  const env = { LAKE_URL: project.lakeUrl, LAKE_VIEWER_TOKEN: project.viewerToken }
  await project.run('web', 'npx next build', env)
  project.start('web', `npx next start --port ${sitePort}`, env)
  await project.run('studio', 'npx sanity build --yes', { SANITY_STUDIO_LAKE_URL: project.lakeUrl })
  project.start('studio', `npx sanity preview --port ${studioPort}`)
  for (const url of [siteUrl, studioUrl]) await until(`${url} answers`, responds(url), START_TIMEOUT_MS)
  browser = await chromium.launch({ executablePath: findBrowser() })
}, TIMEOUT_MS)

afterAll(async () => {
  await browser?.close()
  await project?.remove()
}, TIMEOUT_MS)

async function seed(): Promise<void> {
  const { client } = project
  const { _id: asset } = await client.assets.upload('image', PICTURE)
  await client.create({ _id: 'ada', _type: 'author', name: 'Ada' })
  await client.create({
    ...{ _id: 'hello', _type: 'post', title: 'Hello from the lake', slug: { current: 'hello' } },
    ...{ author: { _ref: 'ada' }, image: { asset: { _ref: asset } } },
  })
}

describe('a foreign Next.js site', { timeout: TIMEOUT_MS }, () => {
  it('shows content and pictures of the packed lake with the lines of its README', () =>
    expectPosts(siteUrl, project.lakeUrl))

  it.each([
    ['without any of these lines below run', 'start', 'production'],
    ['while it is developed below run', 'dev', 'development'],
  ])('shows them %s', async (_how, command, NODE_ENV) => {
    const port = await freePort()
    const next = `npx next ${command} --port ${port}`
    project.start('web', `npx offline-content-lake run --port ${project.lakePort} -- ${next}`, { NODE_ENV })
    await expectPosts(`http://localhost:${port}`, 'https://cdn.sanity.io')
  })

  it('shows on an open page what is published, and in draft mode what is typed, without loading again', async () => {
    const published = await openSite('/live', 'published content')
    const drafts = await openSite('/draft', 'all content including drafts')
    const { client } = project
    await client.action({
      actionType: 'sanity.action.document.create',
      publishedId: NEWS.publishedId,
      attributes: { _id: NEWS.draftId, _type: 'post', title: 'News', slug: { current: 'news' } },
      ifExists: 'fail',
    })
    await expectPage(drafts.getByRole('heading', { name: 'News' })).toBeVisible()
    expect(await titlesOf(published)).toEqual(['Hello from the lake'])

    await client.action({ actionType: 'sanity.action.document.publish', ...NEWS })
    await expectPage(published.getByRole('heading', { name: 'News' })).toBeVisible()
    await client.action({ actionType: 'sanity.action.document.edit', ...NEWS, patch: { set: { title: 'Typed' } } })
    await expectPage(drafts.getByRole('heading', { name: 'Typed' })).toBeVisible()
    expect((await titlesOf(published)).sort()).toEqual(['Hello from the lake', 'News'])
    await close(published, drafts)
  })
})

describe('the Studio of a foreign project', { timeout: TIMEOUT_MS }, () => {
  beforeAll(async () => {
    await project.run('studio', `npx offline-content-lake user add ${ADA} --role editor`)
    await project.run('studio', `npx offline-content-lake user add ${BEN} --role contributor`)
  }, TIMEOUT_MS)

  it('shows two named editors to each other, and what each types', async () => {
    const [ada, ben] = [await openPost(ADA), await openPost(BEN)]
    for (const [page, name] of [
      [ada, BEN],
      [ben, ADA],
    ] as const) {
      await page.getByRole('button', { name: 'Global presence' }).click()
      await expectPage(page.getByRole('menu').filter({ hasText: name })).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await titleOf(ada).fill('Typed by Ada')
    await expectPage(titleOf(ben)).toHaveValue('Typed by Ada')
    await titleOf(ben).fill('Answered by Ben')
    await expectPage(titleOf(ada)).toHaveValue('Answered by Ben')
    await close(ada, ben)
  })

  it('carries a comment on a field from one editor to the other, until it is deleted', async () => {
    const ada = await openPost(ADA)
    await ada.getByTestId('field-title').hover()
    await ada.getByTestId('field-title').getByRole('button', { name: 'Add comment' }).click()
    await ada.getByTestId('comment-input-editable').pressSequentially(`Is this right, @${BEN}`)
    await expectPage(ada.getByTestId('comments-mentions-menu').getByText(BEN)).toBeVisible()
    await ada.keyboard.press('Enter')
    await expectPage(ada.getByTestId('comments-mentions-menu')).toBeHidden()
    await ada.getByTestId('comment-input-send-button').click()
    await expectPage(commentsOf(ada)).toHaveText(/Is this right, @Ben/)

    const ben = await openPost(BEN)
    await ben.getByRole('button', { name: 'Comments', exact: true }).click()
    await expectPage(commentsOf(ben)).toHaveText(/Is this right, @Ben/)
    await say(ben.getByTestId('comments-list-item'), 'It is.')
    await expectPage(commentsOf(ada)).toHaveText([/Is this right/, /It is\./])
    for (const page of [ada, ben]) {
      await page.reload()
      await expectPage(commentsOf(page)).toHaveText([/Is this right/, /It is\./])
    }

    await commentsOf(ada).first().hover()
    await ada.getByTestId('comments-list-item-status-button').first().click()
    await expectPage(ben.getByText('No open comments yet')).toBeVisible()
    await ada.getByRole('button', { name: 'Open', exact: true }).click()
    await ada.getByRole('menuitem', { name: 'Resolved' }).click()
    await commentsOf(ada).first().hover()
    await commentsOf(ada).first().getByRole('button', { name: 'Open comment actions menu' }).click()
    await ada.getByRole('menuitem', { name: 'Delete comment' }).click()
    const confirm = ada.getByRole('dialog').getByRole('button', { name: /^Delete (thread|comment)$/ })
    await confirm.click()
    await expectPage(ada.getByText('No resolved comments yet')).toBeVisible()
    expect(await stored('comment')).toBe(0)
    await close(ada, ben)
  })

  it('carries a task to whom it is assigned', async () => {
    const ben = await openPost(BEN)
    await ben.getByTestId('tasks-toolbar').click()
    const ada = await openPost(ADA)
    await ada.getByTestId('tasks-toolbar').click()
    await ada.getByRole('button', { name: 'New task', exact: true }).click()
    await ada.getByPlaceholder('Task title').fill('Check the date')
    await ada.getByText('Select assignee').click()
    await ada.getByRole('menuitem', { name: BEN }).click()
    await ada.getByRole('button', { name: 'Create Task' }).click()

    await expectPage(ben.getByTestId('tasks-list-item').getByText('Check the date')).toBeVisible()
    expect(await stored('tasks.task')).toBe(1)
    await close(ada, ben)
  })
})

it('neither the site nor the Studio logs an error meanwhile', () => expect(complaints).toEqual([]))

/** A page in a browser of its own, where only this machine can be reached. */
async function openPage(baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1500, height: 900 } })
  context.setDefaultTimeout(SEEN_TIMEOUT_MS)
  const isHere = ({ hostname }: URL) => hostname === 'localhost' || hostname.endsWith('.localhost')
  await context.route(
    url => !isHere(url),
    route => route.abort('namenotresolved'),
  )
  // Without a network, the Studio complains about a font, a script and its newest version. When a page is left, it says so on a socket that it
  // may have closed, which browsers log.
  context.on('console', message => {
    const isExpected = /ERR_NAME_NOT_RESOLVED|Failed to fetch version|in CLOSING or CLOSED state/.test(message.text())
    const { url, lineNumber } = message.location()
    if (message.type() === 'error' && !isExpected) complaints.push(`${message.text()} (${url}:${lineNumber})`)
  })
  context.on('weberror', fault => complaints.push(fault.error().message))
  return context.newPage()
}

/** Opens a page of the site, and waits until it listens. */
async function openSite(path: string, to: string): Promise<Page> {
  const page = await openPage(siteUrl)
  const listens = page.waitForEvent('console', message => message.text().includes(`listening for live events to ${to}`))
  await page.goto(path)
  await listens
  page.on('load', () => complaints.push(`${path} was loaded again`))
  return page
}

/** Opens the post in the Studio, and signs in. */
async function openPost(name: string): Promise<Page> {
  const page = await openPage(studioUrl)
  await page.goto('/intent/edit/id=hello;type=post')
  await page.getByRole('link', { name }).click()
  await expectPage(titleOf(page)).toBeEnabled()
  return page
}

async function close(...pages: Page[]): Promise<void> {
  for (const page of pages) await page.context().close()
}

/** Sends a comment. */
async function say(place: Locator, words: string): Promise<void> {
  const send = place.page().getByTestId('comment-input-send-button')
  const input = place.getByTestId('comment-input').filter({ has: send })
  const text = input.getByTestId('comment-input-editable')
  await text.click()
  // At once, because what is sent follows what is typed with a delay, and the button can be pressed from the first letters on.
  await text.page().keyboard.insertText(words)
  await expectPage(text).toHaveText(words)
  await input.getByTestId('comment-input-send-button').click()
}

const titleOf = (page: Page) => page.getByTestId('field-title').getByRole('textbox')
const commentsOf = (page: Page) => page.getByTestId('comments-list-item-layout')
const titlesOf = (page: Page) => page.getByRole('heading', { level: 2 }).allTextContents()

function stored(type: string): Promise<number> {
  return project.client.withConfig({ dataset: COMMENTS }).fetch('count(*[_type == $type])', { type })
}

async function expectPosts(url: string, pictures: string): Promise<void> {
  await until('the site answers', responds(url), START_TIMEOUT_MS)
  const page = await (await fetch(url)).text()
  expect(page).toContain('<h2>Hello from the lake</h2><p>Ada</p>')
  const [, source = ''] = /src="(\/_next\/image[^"]*)"/.exec(page) ?? []
  expect(decodeURIComponent(source)).toContain(`${pictures}/images/abc12345/production/`)
  const picture = await fetch(url + source.replaceAll('&amp;', '&'))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
}
