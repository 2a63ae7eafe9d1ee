import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../support/until.ts'
import { readCommands } from '../support/written-steps.ts'
import { type Containers, openContainers, whyNoContainers } from './containers.ts'
import { type Ask, createAsk, filesOf, loadFiles, sendForms, underLoad } from './load.ts'

/** Two images of several minutes each. */
const TIMEOUT_MS = 20 * 60_000
const START_TIMEOUT_MS = 120_000
const PAGES = ['/', '/blog', '/register', '/request-trial', '/post/thirty-nights']
const BETWEEN_FORMS_MS = 2_000
const LOST = 3
const CHANGED = 'Changed by the second image'

const [FIRST = '', CERTIFICATE = '', TAGS = '', NEW_VERSION = '', BACKUPS = ''] = readCommands('Containers')
/** Before anybody can start them, `.env` needs its settings. */
const [PREPARE = '', START = ''] = FIRST.split(/^(?=PROXY_HTTPS=)/m)
const REPLACE = NEW_VERSION.slice(NEW_VERSION.indexOf('for site'))
const [BACK_UP = '', RESTORE = '', ...REHEARSE] = BACKUPS.split(/^(?=docker)/m)

const reason = whyNoContainers()
if (reason && process.env.CONTAINERS === '1') throw new Error(reason)
if (reason) console.log(`The containers of docs/deploy.md: skipped. ${reason}`)

/** The commands of docs/deploy.md with Docker and Compose: the first start, a certificate, a new version under load, the way back, and copies. */
describe.skipIf(reason)('the containers', () => {
  let containers: Containers
  let ask: Ask
  let close = () => {}
  const accepted = new Set<string>()

  beforeAll(async () => {
    containers = await openContainers()
    ;({ ask, close } = createAsk(containers.url, { name: containers.name }))
  }, TIMEOUT_MS)
  afterAll(async () => {
    close()
    await containers?.stop()
  }, TIMEOUT_MS)

  it('answer the challenge before there is a certificate', { timeout: TIMEOUT_MS }, async () => {
    await follow(PREPARE)
    containers.setUp(containers.settings)
    await follow(START)
    const challenges = join(containers.checkout, 'acme/.well-known/acme-challenge')
    mkdirSync(challenges, { recursive: true })
    writeFileSync(join(challenges, 'token'), 'answer')
    const challenge = `${containers.httpUrl}/.well-known/acme-challenge/token`
    await until('nginx answers', () => isText(challenge, 'answer'), START_TIMEOUT_MS)
    const { status } = await fetch(containers.httpUrl, { redirect: 'manual' })
    expect(status).toBe(308)
  })

  it('show the site when they have a certificate, and take forms', { timeout: TIMEOUT_MS }, async () => {
    await follow(CERTIFICATE)
    await untilShown()
    for (const path of [...PAGES, '/studio', '/og/page/blog', '/isma', '/terms']) {
      const { status } = await ask(path)
      expect({ path, status }).toEqual({ path, status: path === '/isma' ? 307 : 200 })
    }
    await sendForms(ask, ['first-form'].values(), accepted)
    const isReceived = async () => containers.received().includes('first-form')
    await until('the form service has the form', isReceived, START_TIMEOUT_MS)
  })

  it('run as a user that can write to nothing but its volumes', async () => {
    const { output } = await containers.follow(
      'docker compose exec -T site-1 sh -c "id -u; touch /site/new /etc/new; touch /var/cache/minara/new && echo kept" 2>&1',
    )
    expect(output).toContain('10001')
    expect(output.match(/Read-only file system/g)).toHaveLength(2)
    expect(output).toContain('kept')
  })

  it('are replaced by a new version without a request that fails', { timeout: TIMEOUT_MS }, async () => {
    const tab = (await ask('/register')).text
    containers.change('app/(site)/layout.tsx', '<PublicEnv />', `<PublicEnv /><p className="changed">${CHANGED}</p>`)
    containers.change('app/styles/base.css', 'scroll-padding-top: 6rem;', 'scroll-padding-top: 7rem;')
    containers.setUp(TAGS)
    await replace('new', NEW_VERSION)
    expect((await ask('/register')).text).toContain(CHANGED)
    expect(await loadFiles(ask, filesOf(tab))).toEqual([])
  })

  it('go back to the version before', { timeout: TIMEOUT_MS }, async () => {
    const tab = (await ask('/register')).text
    containers.setUp('SITE_IMAGE=minara:1\n')
    await replace('back', REPLACE)
    expect((await ask('/register')).text).not.toContain(CHANGED)
    expect(await loadFiles(ask, filesOf(tab))).toEqual([])
  })

  it('copy what was sent, and bring back what was lost', { timeout: TIMEOUT_MS }, async () => {
    const ids = () => containers.query('SELECT id FROM minara.submission').split('\n')
    expect(ids().toSorted()).toEqual([...accepted].toSorted())
    expect(await follow(BACK_UP)).toContain(`${accepted.size} submissions are in /var/backups/minara/submissions-`)
    containers.query(`DELETE FROM minara.submission WHERE id IN (SELECT id FROM minara.submission LIMIT ${LOST})`)
    expect(ids()).toHaveLength(accepted.size - LOST)
    expect(await follow(REHEARSE.join(''))).toContain(`${accepted.size} submissions are back`)
    expect(await follow(RESTORE)).toContain(`${LOST} submissions are back`)
    expect(ids().toSorted()).toEqual([...accepted].toSorted())
  })

  async function follow(commands: string): Promise<string> {
    const { exitCode, output } = await containers.follow(commands)
    if (exitCode !== 0) throw new Error(`${commands} ended with ${exitCode}:\n${output}`)
    return output
  }

  async function untilShown(): Promise<void> {
    const isShown = async () => (await ask('/').catch(() => null))?.status === 200
    await until('the site is shown', isShown, START_TIMEOUT_MS)
  }

  /** None of the pages and forms that are requested meanwhile may fail twice. */
  async function replace(name: string, commands: string): Promise<void> {
    const load = { ask, paths: PAGES, prefix: `form-${name}`, accepted, pauseMs: BETWEEN_FORMS_MS }
    const { requests, failed } = await underLoad(load, () => follow(commands))
    expect(failed).toEqual([])
    expect(requests).toBeGreaterThan(100)
  }
})

async function isText(url: string, text: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null)
  return (await answer?.text()) === text
}
