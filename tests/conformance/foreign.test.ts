import { freePort } from 'offline-content-lake/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { programOf } from '../../scripts/programs.ts'
import { type ForeignSite, makeForeignSite } from '../support/foreign-site.ts'
import { until } from '../support/until.ts'

/** Packing and building take 30 s on an idle machine. */
const TIMEOUT_MS = 900_000
const START_TIMEOUT_MS = 300_000
const NEXT = programOf('next')

let site: ForeignSite

beforeAll(async () => {
  site = await makeForeignSite()
  await site.run([NEXT, 'build'])
}, TIMEOUT_MS)
afterAll(() => site?.remove(), TIMEOUT_MS)

describe('a foreign Next.js site', { timeout: TIMEOUT_MS }, () => {
  it('shows content and pictures of the packed lake with the lines of its README', async () => {
    const port = await freePort()
    const { lakeUrl } = site
    site.start([NEXT, 'start', '--port', String(port)], { LAKE_URL: lakeUrl })
    await expectPosts(port, `${lakeUrl}/images/${site.projectId}/production/`)
  })

  it('shows them without any of these lines below run', async () => {
    const port = await freePort()
    const server = [process.execPath, NEXT, 'start', '--port', String(port)]
    site.start([site.lakeCommand, 'run', '--port', String(site.lakePort), '--', ...server])
    await expectPosts(port, `https://cdn.sanity.io/images/${site.projectId}/production/`)
  })
})

async function expectPosts(port: number, pictures: string): Promise<void> {
  const url = `http://localhost:${port}`
  await until(
    'the site answers',
    () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    START_TIMEOUT_MS,
  )
  const page = await (await fetch(url)).text()
  expect(page).toContain('<h2>Hello from the lake</h2><p>Ada</p>')
  const [, source = ''] = /src="(\/_next\/image[^"]*)"/.exec(page) ?? []
  expect(decodeURIComponent(source)).toContain(pictures)
  const picture = await fetch(url + source.replaceAll('&amp;', '&'))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
}
