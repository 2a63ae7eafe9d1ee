import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAsk } from '../faults/load.ts'
import { listen } from '../support/listen.ts'
import { hasNginx, type Nginx, startNginx } from '../support/nginx.ts'

/** At the end of a path for which a site sends nothing, and closes the connection. */
const CUT_OFF = 'cut-off'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const OLD = '/_next/static/chunks/old.css'
const NEW = '/_next/static/chunks/new.css'
const NONE = '/_next/static/chunks/none.css'
/** A page that is kept, and that programs may ask for as Markdown. */
const PAGE = '/post/both'
/** What a hall full of visitors loads from one address: a page and its files. */
const VISITS = 100
const FILES = Array.from({ length: 21 }, (_, number) => `/_next/static/chunks/${number}.css`)
/** More than nginx lets pass at once. */
const FLOOD = 500
/** As long as the code in a link to saved answers. */
const CODE = '0123456789abcdef'.repeat(4)
/** Each site is asked first in turn. */
const ROUNDS = 4

/** The project's nginx in front of two sites with different builds, in the middle of a deployment. */
describe.skipIf(!hasNginx)('deploy/nginx.conf', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const sites: Site[] = []
  let nginx: Nginx
  let client: ReturnType<typeof createAsk>

  beforeAll(async () => {
    for (const files of [[OLD], [NEW]]) sites.push(await startSite([...files, ...FILES]))
    const ports = { port: await freePort(), httpPort: await freePort() }
    // So slow that what a flood has used up is still missing in later tests.
    nginx = await startNginx({ folder, ...ports, sites: sites.map(({ address }) => address), requestsPerSecond: 1 })
    client = createAsk(nginx.url)
  })
  afterAll(async () => {
    client?.close()
    await nginx?.stop()
    for (const { server } of sites) server.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(() => {
    for (const { asked } of sites) asked.length = 0
  })

  const asked = () => sites.flatMap(site => site.asked)
  const askRepeatedly = async (path: (round: number) => string, method = 'GET') => {
    const statuses: number[] = []
    for (let round = 0; round < ROUNDS; round++) statuses.push((await client.ask(path(round), { method })).status)
    return statuses
  }

  it.each([OLD, NEW])('finds %s at the site whose build has it, whichever it asks first', async file => {
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

  it.each([
    `/register/continue%23${CODE}`,
    `/register/continue%2523${CODE}`,
    `/Register/Continue/%23${CODE}.`,
    `/register%2Fcontinue%23${CODE}%3E`,
    `/register/continue%0A%23${CODE}`,
    `/register/continue%23${CODE.slice(0, 40)}%20${CODE.slice(40)}`,
    `/continue%23${CODE.toUpperCase()}`,
    `/register%252Fcontinue%2523${CODE}`,
  ])('writes no code of saved answers into a log: %s', async path => {
    await client.ask(path)
    await client.ask('/register/continue')
    const read = () => readFileSync(join(folder, 'access.log'), 'utf8')
    await expect.poll(() => read().trim().split('\n').at(-1)).toContain('"path":"/register/continue"')
    expect(read()).toContain('…","status":404')
    expect(read() + nginx.output()).not.toMatch(/[\da-f]{24}/i)
  })

  it('never keeps another page in the place of a file', async () => {
    expect((await client.ask('/a%2f..%2f_next/static/chunks/new.css')).status).toBe(404)
    expect((await client.ask(NEW)).text).toBe(NEW)
  })

  it('refuses nothing to a hall of visitors with one address', async () => {
    const visits = Array.from({ length: VISITS }, () => visit(nginx.url, [PAGE, ...FILES]))
    const statuses = (await Promise.all(visits)).flat()
    expect(statuses).toHaveLength(2_200)
    expect(statuses.filter(status => status !== 200)).toEqual([])
  })

  describe('while one address floods forms', () => {
    let statuses: number[]
    beforeAll(async () => {
      const sent = Array.from({ length: FLOOD }, () => client.ask('/', { method: 'POST' }))
      statuses = (await Promise.all(sent)).map(({ status }) => status)
    })

    it('limits it', () => {
      expect(statuses).toContain(429)
      expect(statuses.filter(status => status !== 429).length).toBeGreaterThanOrEqual(400)
    })

    it.each([
      ...['POST /', 'POST /request-trial', 'POST /api/forms/demo', `POST ${NEW}`, 'PUT /blog', 'GET /api/forms/token'],
      ...['GET /api/posts?page=2', 'HEAD /api/posts', 'GET /%61pi/posts', 'GET /blog/../api/posts', 'GET //api/posts'],
    ])('limits its %s', async request => {
      expect(await askAgain(request)).toContain(429)
    })

    it.each([
      ...[
        `GET ${PAGE}`,
        `HEAD ${PAGE}`,
        `GET ${PAGE}?_rsc=abc`,
        `GET ${NEW}`,
        'GET /',
        'GET /apiary',
        'GET /post/api/x',
      ],
      ...['GET /icons/48', 'GET /og/page/blog', 'GET /feed.xml', 'GET /studio/structure', 'GET /blog/page/2'],
    ])('answers its %s', async request => {
      expect(await askAgain(request)).not.toContain(429)
    })

    function askAgain(request: string): Promise<number[]> {
      const [method, path = ''] = request.split(' ')
      return askRepeatedly(() => path, method)
    }

    it('takes the forms of another address', async () => {
      expect(await sendFromElsewhere(nginx.url)).toBe(404)
    })
  })

  it('says over https and http what to do about too many cookies', async () => {
    const headers = { cookie: `a=${'x'.repeat(100_000)}` }
    const plain = await fetch(nginx.httpUrl, { headers })
    const texts = [(await client.ask('/', { headers })).text, await plain.text()]
    for (const text of texts) expect(text).toContain('Delete the cookies of this site in the settings of your browser')
    expect([plain.status, plain.headers.get('content-type')]).toEqual([431, 'text/html; charset=utf-8'])
  })

  it('writes none either when no site answers', async () => {
    for (const path of [`/register/continue%23${CODE}`, `/continue%2523${CODE}`, '/post/'])
      expect((await client.ask(path + CUT_OFF)).status).toBe(503)
    await expect.poll(nginx.output).toContain(`/post/${CUT_OFF}`)
    expect(nginx.output()).not.toMatch(/[\da-f]{24}/i)
  })

  describe('without any site', () => {
    beforeAll(() => {
      for (const { server } of sites) {
        server.close()
        server.closeAllConnections()
      }
    })

    it('shows a page that is in the cache', async () => {
      expect(await client.ask(PAGE)).toMatchObject({ status: 200, type: 'text/html' })
    })

    it.each(['/', '/blog?page=2', '/post/none', '/_next/image', NONE])('says so at %s', async path => {
      const { text, ...response } = await client.ask(path)
      const type = 'text/html; charset=utf-8'
      expect(response).toEqual({ status: 503, type, cacheControl: 'no-store', retryAfter: '30' })
      expect(text).toContain('We cannot be reached just now')
    })

    it('says so to whoever sends a form', async () => {
      expect(await sendFromElsewhere(nginx.url)).toBe(503)
    })
  })
})

/** Loads as a browser does: all at once, over one connection. */
async function visit(url: string, paths: string[]): Promise<number[]> {
  const session = connect(url, { rejectUnauthorized: false })
  const load = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const stream = session.request({ ':path': path }).resume()
      stream.once('response', ({ ':status': status = 0 }) => resolve(status))
      stream.once('error', reject)
    })
  try {
    return await Promise.all(paths.map(load))
  } finally {
    session.close()
  }
}

/** The status of a form from another address than that of `client`. */
async function sendFromElsewhere(url: string): Promise<number> {
  const { ask, close } = createAsk(url, { addresses: 2 })
  await ask(PAGE)
  const { status } = await ask('/', { method: 'POST' })
  close()
  return status
}

type Site = { server: Server; address: string; asked: string[] }

/** Has some files, and one page. */
async function startSite(files: string[]): Promise<Site> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    asked.push(path)
    const type = request.headers.accept === 'text/markdown' ? 'text/markdown' : 'text/html'
    const page = { 'cache-control': 's-maxage=60', vary: 'Accept', 'content-type': type }
    const file = { 'cache-control': IMMUTABLE, 'content-type': 'text/css' }
    if (path.endsWith(CUT_OFF)) request.socket.destroy()
    else if (files.includes(path)) response.writeHead(200, file).end(path)
    else if (path === PAGE) response.writeHead(200, page).end()
    else response.writeHead(404, { 'cache-control': 'no-store' }).end()
  })
  return { server, asked, address: `127.0.0.1:${(await listen(server)).port}` }
}
