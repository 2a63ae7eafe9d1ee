import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OUTBOX_FILE, openOutbox } from '../../forms/outbox/open.ts'
import { SCHEMA_VERSION } from '../../forms/store/schema.ts'
import { openPlainForm } from '../http/forms/plain-form.ts'
import { hasNginx } from '../support/nginx.ts'
import { until } from '../support/until.ts'
import { readCommands } from '../support/written-steps.ts'
import { type Deployment, startDeployment } from './deployment.ts'
import { type Ask, createAsk, filesOf, loadFiles, underLoad, VISITORS } from './load.ts'

/** Two builds of a minute or more, and eight starts of sites. */
const TIMEOUT_MS = 15 * 60_000
const PAGES = ['/', '/blog', '/register', '/request-trial', '/post/thirty-nights']
const BETWEEN_FORMS_MS = 1_000
/** During each of the deployment, the rollback and the restoring, at least. */
const FORMS = 100
/** The form service still has the senders of earlier runs. */
const RUN = Date.now().toString(36)
/** Submissions that the form service has, and somebody deletes from the outbox. */
const LOST = 10
/** Pages with both sites, before and after a restart. */
const UNDISTURBED = 100
const LOAD_TIMEOUT_MS = 60_000
/** The end of nginx's log, printed with a failure. */
const NGINX_LINES = 40
const CHANGED = 'Changed by the second build'
const LAST_COLUMN = "reference text NOT NULL DEFAULT ''"
const VERSION = 'export const SCHEMA_VERSION = '

if (!hasNginx) console.log('A deployment behind nginx: skipped, because nginx is not installed.')

const [DEPLOY = '', ROLL_BACK = ''] = readCommands('A new version')
const [BACK_UP = '', RESTORE = '', REPLACE = ''] = readCommands('Backups')
const [REHEARSE = ''] = readCommands('The rehearsal')

/**
 * The commands of docs/deploy.md, under load: a build beside the running sites, restarts one after the other, and the way back; a copy of the
 * submissions, and its restoring.
 */
describe.skipIf(!hasNginx)('a deployment', () => {
  let deployment: Deployment
  let ask: Ask
  let close = () => {}
  const accepted = new Set<string>()

  beforeAll(async () => {
    deployment = await startDeployment()
    ;({ ask, close } = createAsk(deployment.proxy.url, { addresses: VISITORS }))
  }, TIMEOUT_MS)
  afterAll(async () => {
    close()
    await deployment?.stop()
  })

  it('that fails changes nothing', { timeout: TIMEOUT_MS }, async () => {
    const tab = await openTab('before-the-failure')
    deployment.change('next.config.ts', 'export default config', 'export default absent')
    const { exitCode, output } = await deployment.follow(DEPLOY)
    deployment.change('next.config.ts', 'export default absent', 'export default config')
    expect(output).toContain('The site could not be built')
    expect(exitCode).not.toBe(0)
    await expectAtHome(tab)
  })

  it('shows in no tab, and loses no request and no form', { timeout: TIMEOUT_MS }, async () => {
    const tab = await openTab('before-the-deployment')
    deployment.change('app/(site)/layout.tsx', '<PublicEnv />', `<PublicEnv /><p className="changed">${CHANGED}</p>`)
    deployment.change('app/styles/base.css', 'scroll-padding-top: 6rem;', 'scroll-padding-top: 7rem;')
    deployment.change('components/chrome/loading-note.client.tsx', '/post/', '/posts/')
    deployment.change('forms/store/schema.ts', LAST_COLUMN, `${LAST_COLUMN}, later text NOT NULL DEFAULT ''`)
    deployment.change('forms/store/schema.ts', `${VERSION}${SCHEMA_VERSION}`, `${VERSION}${SCHEMA_VERSION + 1}`)
    await undisturbed('deployed', () => deploy(DEPLOY))
    expect(versionOfStore()).toBe(SCHEMA_VERSION + 1)
    const page = (await ask('/register')).text
    expect(page).toContain(CHANGED)
    expect(filesOf(page)).not.toEqual(filesOf(tab.pages.get('/register') ?? ''))
    await expectAtHome(tab)
  })

  it('that is rolled back shows in no tab either', { timeout: TIMEOUT_MS }, async () => {
    const tab = await openTab('before-the-rollback')
    await undisturbed('rolled-back', () => deploy(ROLL_BACK))
    expect(versionOfStore()).toBe(SCHEMA_VERSION + 1)
    expect((await ask('/register')).text).not.toContain(CHANGED)
    await expectAtHome(tab)
  })

  it('leaves a file that no build has missing, and nobody keeps that', async () => {
    const { status, cacheControl } = await ask('/_next/static/chunks/of-no-build.css')
    expect(status).toBe(404)
    expect(cacheControl).toContain('no-store')
  })

  it('is not needed to restore what was lost, while forms go on arriving', { timeout: TIMEOUT_MS }, async () => {
    await undisturbed('restored', async () => {
      for (const commands of [BACK_UP, REHEARSE])
        expect(await deployment.follow(commands)).toMatchObject({ exitCode: 0 })
      const lost = deployment.loseDelivered(LOST)
      expect(lost).toBeGreaterThan(0)
      await moreForms(FORMS / 2)
      const { output, exitCode } = await deployment.follow(RESTORE)
      expect(output).toContain(`${lost} submissions are back`)
      expect(exitCode).toBe(0)
    })
    // Other tests use the same inbox.
    expect(deployment.receivedTwice().filter(name => accepted.has(name))).toEqual([])
  })

  it('has every form in the outbox, once', async () => {
    const outbox = openOutbox({ folder: deployment.outboxFolder })
    const names = (await Array.fromAsync(outbox.list())).map(({ values }) => String(values.name))
    await outbox.close()
    expect(names.toSorted()).toEqual([...accepted].toSorted())
  })

  it('is not needed to replace a store by a copy, once no more forms are sent', async () => {
    expect(await deployment.follow(BACK_UP)).toMatchObject({ exitCode: 0 })
    const { output, exitCode } = await deployment.follow(REPLACE)
    expect(output).toContain(`${accepted.size} submissions are back`)
    expect(exitCode).toBe(0)
  })

  function versionOfStore(): number {
    const database = new DatabaseSync(join(deployment.outboxFolder, OUTBOX_FILE), { readOnly: true })
    try {
      return Number(database.prepare('PRAGMA user_version').get()?.user_version)
    } finally {
      database.close()
    }
  }

  async function moreForms(count: number): Promise<void> {
    const wanted = accepted.size + count
    await until(`${wanted} forms are accepted`, async () => accepted.size >= wanted, LOAD_TIMEOUT_MS)
  }

  /** Pages as a tab has them that has loaded none of their files yet, and a form in it. */
  async function openTab(name: string) {
    const texts = await Promise.all(PAGES.map(async path => [path, (await ask(path)).text] as const))
    const [site = ''] = deployment.siteUrls
    return { name, pages: new Map(texts), form: await openPlainForm('/karima', site, deployment.proxy.url) }
  }

  /** Everything that the tab loads later is there, at each site and through the proxy, and its form is accepted without JavaScript. */
  async function expectAtHome({ name, pages, form }: Awaited<ReturnType<typeof openTab>>): Promise<void> {
    const files = new Set([...pages.values()].flatMap(filesOf))
    expect([...files].filter(file => file.endsWith('.css')).length).toBeGreaterThan(2)
    const clients = deployment.siteUrls.map(url => createAsk(url))
    const asks = [ask, ...clients.map(client => client.ask)]
    expect(await Promise.all(asks.map(each => loadFiles(each, files)))).toEqual(asks.map(() => []))
    for (const client of clients) client.close()
    const sender = `${name}-${RUN}`
    const answer = await form.post({ name: sender, email: `${sender}@example.org`, phone: '4165550123' })
    expect(answer.status).toBe(200)
    accepted.add(sender)
  }

  async function deploy(commands: string): Promise<void> {
    const { exitCode, output } = await deployment.follow(commands)
    expect(output).toContain('is the current build')
    expect(exitCode).toBe(0)
  }

  /** Works with pages and forms before and after it, too. None may fail twice. */
  async function undisturbed(name: string, work: () => Promise<void>): Promise<void> {
    const atFirst = accepted.size
    const load = { ask, paths: PAGES, prefix: `${name}-${RUN}`, accepted, pauseMs: BETWEEN_FORMS_MS }
    const { requests, failed, loaded } = await underLoad(load, async count => {
      const more = async () => {
        const wanted = count() + UNDISTURBED
        await moreForms(FORMS / 2)
        await until(`${wanted} pages are requested`, async () => count() >= wanted, LOAD_TIMEOUT_MS)
      }
      await more()
      await work()
      await more()
    })
    expect(requests).toBeGreaterThan(2 * UNDISTURBED)
    const nginxSaid = deployment.proxy.output().split('\n').slice(-NGINX_LINES).join('\n')
    expect(failed, `nginx said:\n${nginxSaid}`).toEqual([])
    expect(accepted.size - atFirst).toBeGreaterThanOrEqual(FORMS)
    expect(loaded.size).toBeGreaterThan(20)
  }
})
