/**
 * `npm run faults -- studios 5.20.0 6.10.1`: makes a small project with each of these versions of Sanity's Studio, as npm's registry has them, and
 * the packed lake with the lines of its README. Creates, uploads, publishes, types in three tabs at once, watches the site, generates types, exports
 * and imports. Prints what works, and exits 1 unless all does. With RECORD=1, keeps what was requested for docs/conformance.md.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect as anyPage, type BrowserContext, chromium, type Page } from '@playwright/test'
import { freePort } from 'offline-content-lake/testing'
import sharp from 'sharp'
import { findBrowser } from '../../scripts/installs.ts'
import { type ForeignProject, makeForeignProject } from '../support/foreign-project.ts'
import { keepRecorded } from '../support/recorded-requests.ts'
import { responds } from '../support/run-process.ts'
import { until } from '../support/until.ts'

/** Studios, and the site beside each. Clients of those before 6.11 open a stream for each listener. */
const PROJECTS = {
  '5.20.0': 'static',
  '5.28.0': 'static',
  '5.31.2': 'next',
  '6.0.0': 'vite',
  '6.10.1': 'vite',
} as const
const TIMEOUT_MS = 180_000
const expectPage = anyPage.configure({ timeout: TIMEOUT_MS })
const POSTS = ['one', 'two', 'three']
const TYPED = ' is typed letter by letter, 0123456789'
const TITLE = 'Written by hand'

type Addresses = { studioUrl: string; siteUrl: string; sitePort: number }

for (const [version, site] of Object.entries(PROJECTS)) {
  if (process.argv.length > 2 && !process.argv.includes(version)) continue
  console.log(`Studio ${version}, with a ${site} site`)
  await tryProject(version, site)
}

async function tryProject(sanity: string, site: (typeof PROJECTS)[keyof typeof PROJECTS]): Promise<void> {
  const [studioPort, sitePort] = [await freePort(), await freePort()]
  const addresses = { studioUrl: `http://localhost:${studioPort}`, siteUrl: `http://localhost:${sitePort}`, sitePort }
  const origins = [addresses.studioUrl, addresses.siteUrl]
  const project = await makeForeignProject({ site, sanity, origins })
  const browser = await chromium.launch({ executablePath: findBrowser() })
  try {
    const context = await browser.newContext({ viewport: { width: 1500, height: 900 } })
    context.setDefaultTimeout(TIMEOUT_MS)
    context.on('page', page => recordStreams(page, project.record))
    await project.run('studio', 'npx sanity build --yes', { SANITY_STUDIO_LAKE_URL: project.lakeUrl })
    project.start('studio', `npx sanity preview --port ${studioPort}`)
    await until('the Studio is served', responds(addresses.studioUrl), TIMEOUT_MS)
    await report('creates, uploads and publishes', () => writePost(context, project, addresses))
    await report('stores every letter that is typed in three tabs', () => typeInThreeTabs(context, project, addresses))
    await report('its site shows what is published', () => watchSite(context, project, addresses, site))
    await report('its command line generates types', () => generateTypes(project))
    await report('exports, and imports again', () => exportAndImport(project))
  } finally {
    await browser.close()
    if (process.env.RECORD) keepRecorded('studio', project.record)
    await project.remove()
  }
}

async function report(what: string, act: () => Promise<void>): Promise<void> {
  try {
    await act()
    console.log(`  ${what}`)
  } catch (error) {
    console.error(`  ${what}: no. ${error instanceof Error ? error.stack : error}`)
    process.exitCode = 1
  }
}

async function writePost(context: BrowserContext, { client }: ForeignProject, { studioUrl }: Addresses): Promise<void> {
  const tab = await context.newPage()
  await tab.goto(`${studioUrl}/intent/create/id=written;type=post`)
  await titleOf(tab).fill(TITLE)
  const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await tab.locator('input[type="file"]').first().setInputFiles({ name: 'teal.png', mimeType: 'image/png', buffer })
  const hasPicture = async (id: string) => Boolean((await client.getDocument(id))?.image?.asset)
  await until('the picture is in the draft', () => hasPicture('drafts.written'), TIMEOUT_MS)
  await publish(tab)
  await until('the post is published', () => hasPicture('written'), TIMEOUT_MS)
  await tab.close()
}

async function typeInThreeTabs(
  context: BrowserContext,
  { client }: ForeignProject,
  { studioUrl }: Addresses,
): Promise<void> {
  for (const _id of POSTS) await client.create({ _id, _type: 'post', title: _id, slug: { current: _id } })
  const tabs: Page[] = []
  for (const id of POSTS) {
    const tab = await context.newPage()
    await tab.goto(`${studioUrl}/intent/edit/id=${id};type=post`)
    await titleOf(tab).click()
    await tab.keyboard.press('End')
    tabs.push(tab)
  }
  for (const letter of TYPED) for (const tab of tabs) await tab.keyboard.type(letter)
  await until('every letter is stored', async () => {
    const titles = await client.fetch<string[]>('*[_id in $ids].title', { ids: POSTS }, { perspective: 'drafts' })
    return titles.length === POSTS.length && titles.every(title => title.endsWith(TYPED))
  })
  for (const tab of tabs) await tab.close()
}

/** With a site that listens, also what is published while the page is open, and with a preview what is typed. */
async function watchSite(
  context: BrowserContext,
  project: ForeignProject,
  { siteUrl, sitePort, studioUrl }: Addresses,
  site: string,
): Promise<void> {
  const { lakeUrl, viewerToken } = project
  const env = { LAKE_URL: lakeUrl, VITE_LAKE_URL: lakeUrl, LAKE_VIEWER_TOKEN: viewerToken }
  await project.run('web', 'npm run build', env)
  project.start('web', `npm start -- --port ${sitePort}`, env)
  await until('the site answers', responds(siteUrl), TIMEOUT_MS)
  const page = await context.newPage()
  await page.goto(siteUrl)
  await expectPage(page.getByRole('heading', { name: TITLE })).toBeVisible()
  const widthOf = (picture: SVGElement | HTMLElement) => picture instanceof HTMLImageElement && picture.naturalWidth
  await expectPage.poll(() => page.locator('img').first().evaluate(widthOf)).toBeGreaterThan(0)
  if (site === 'static') return

  if (site === 'next') await page.goto(`${siteUrl}/draft`)
  const tab = await context.newPage()
  await tab.goto(`${studioUrl}/intent/edit/id=one;type=post`)
  await titleOf(tab).fill('Changed meanwhile')
  if (site === 'vite') await publish(tab)
  await expectPage(page.getByRole('heading', { name: 'Changed meanwhile' })).toBeVisible()
}

async function generateTypes({ run, folder }: ForeignProject): Promise<void> {
  await run('studio', 'npx sanity schema extract')
  await run('studio', 'npx sanity typegen generate')
  const types = readFileSync(join(folder, 'web/sanity.types.ts'), 'utf8')
  if (!types.includes('export type Post = {')) throw new Error(types)
}

async function exportAndImport({ run, client, lakePort }: ForeignProject): Promise<void> {
  const below = `npx offline-content-lake run --port ${lakePort} --`
  await run('studio', `${below} npx sanity dataset export production all.tar.gz`)
  const count = () => client.fetch<number>('count(*[_type == "post"])')
  const before = await count()
  await client.delete({ query: '*[_type == "post"]' })
  await run('studio', `npx offline-content-lake import all.tar.gz --missing --port ${lakePort}`)
  const after = await count()
  if (before === 0 || after !== before) throw new Error(`${before} posts were exported, and ${after} imported`)
}

async function publish(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: 'Publish', exact: true }).click()
}

/** Streams are requested by messages on a WebSocket, which the lake does not record. */
function recordStreams(page: Page, file: string): void {
  page.on('websocket', socket =>
    socket.on('framesent', ({ payload }) => {
      const [, target] = /"target":"([^"]+)"/.exec(String(payload)) ?? []
      if (target) appendFileSync(file, `> stream GET ${target}\n`)
    }),
  )
}

function titleOf(tab: Page) {
  return tab.getByTestId('field-title').getByRole('textbox').first()
}
