import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAsk } from '../faults/load.ts'
import { listen } from './listen.ts'
import { hasNginx, type Nginx, startNginx } from './nginx.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const OLD = '/_next/static/chunks/old.css'
const NEW = '/_next/static/chunks/new.css'
const NONE = '/_next/static/chunks/none.css'
/** A page that is kept, and that programs may ask for as Markdown. */
const PAGE = '/post/both'
/** Each site is asked first in turn. */
const ROUNDS = 4

/** The project's nginx in front of two sites with different builds, in the middle of a deployment. */
describe.skipIf(!hasNginx)('deploy/nginx.conf', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const sites: Site[] = []
  let nginx: Nginx
  let client: ReturnType<typeof createAsk>

  beforeAll(async () => {
    for (const files of [[OLD], [NEW]]) sites.push(await startSite(files))
    const [port, httpPort] = [await freePort(), await freePort()]
    nginx = await startNginx({ folder, port, httpPort, sites: sites.map(({ address }) => address) })
    client = createAsk(nginx.url)
  })
  afterAll(async () => {
    client?.close()
    await nginx?.stop()
    for (const { server } of sites) server.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(() => {
    for (const site of sites) site.asked.length = 0
  })

  const asked = () => sites.flatMap(site => site.asked)
  const askRepeatedly = async (path: (round: number) => string) => {
    const statuses: number[] = []
    for (let round = 0; round < ROUNDS; round++) statuses.push((await client.ask(path(round))).status)
    return statuses
  }

  it.each([
    ['of the build before', OLD],
    ['of the build after', NEW],
  ])('finds a file %s at the site that has it, whichever it asks first', async (_, file) => {
    // The query keeps the cache out.
    expect(await askRepeatedly(round => `${file}?${round}`)).toEqual([200, 200, 200, 200])
    expect(asked().length).toBeGreaterThan(ROUNDS)
  })

  it('asks both for a file that no build has, says that it is missing, and does not keep that', async () => {
    expect(await askRepeatedly(() => NONE)).toEqual([404, 404, 404, 404])
    expect(asked()).toHaveLength(2 * ROUNDS)
    expect((await client.ask(NONE)).cacheControl).toBe('no-store')
  })

  it('keeps a file, so that no site has to be asked again', async () => {
    expect((await client.ask(OLD)).cacheControl).toBe(IMMUTABLE)
    expect((await askRepeatedly(() => OLD)).every(status => status === 200)).toBe(true)
    // What it gets after the 404 of the other site is sent, but not kept.
    expect(asked().length).toBeLessThanOrEqual(3)
  })

  it.each(['/post/none', '/_next/image', '/_next/statics/old.css'])('asks one site for %s', async path => {
    expect(await askRepeatedly(() => path)).toEqual([404, 404, 404, 404])
    expect(asked()).toHaveLength(ROUNDS)
  })

  it('never mixes up a page and its Markdown', async () => {
    for (const type of ['text/markdown', 'text/html', 'text/markdown', 'text/html'])
      expect((await client.ask(PAGE, { headers: { accept: type } })).type).toBe(type)
    expect(asked().length).toBeLessThan(ROUNDS)
  })

  it('asks a site whenever a page tells that it is shown, which only the site counts', async () => {
    await client.ask(PAGE)
    for (const site of sites) site.asked.length = 0
    const shown = { method: 'HEAD', headers: { 'x-page-shown': '1' } }
    for (let round = 0; round < ROUNDS; round++) expect((await client.ask(PAGE, shown)).status).toBe(200)
    expect(asked()).toHaveLength(ROUNDS)
  })

  it('never keeps another page in the place of a file', async () => {
    const { status } = await client.ask('/a%2f..%2f_next/static/chunks/new.css')
    expect(status).toBe(404)
    expect((await client.ask(NEW)).text).toBe(NEW)
  })
})

type Site = { server: Server; address: string; asked: string[] }

/** Has some files, and one page. */
async function startSite(files: string[]): Promise<Site> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    asked.push(path)
    if (files.includes(path))
      response.writeHead(200, { 'cache-control': IMMUTABLE, 'content-type': 'text/css' }).end(path)
    else if (path === PAGE)
      response
        .writeHead(200, { 'cache-control': 's-maxage=60', vary: 'Accept', 'content-type': typeFor(request) })
        .end()
    else response.writeHead(404, { 'cache-control': 'no-store' }).end()
  })
  return { server, asked, address: `127.0.0.1:${(await listen(server)).port}` }
}

function typeFor({ headers }: IncomingMessage): string {
  return headers.accept === 'text/markdown' ? 'text/markdown' : 'text/html'
}
