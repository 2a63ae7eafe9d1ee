import { freePort } from 'offline-content-lake/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MESSAGES } from '../../../lib/forms/rules.ts'
import { ask } from '../../support/ask.ts'
import { newVisitor } from '../../support/form-service.ts'
import { readHtml } from '../../support/head.ts'
import { findPostgres, NO_POSTGRES, type Postgres, startPostgres } from '../../support/postgres.ts'
import { type SiteProcess, startSite } from '../../support/site-process.ts'
import { stack } from '../../support/stack.ts'
import { until } from '../../support/until.ts'
import { openPlainForm } from './plain-form.ts'

const REQUEST = { name: 'Amina Yusuf', email: 'amina@lost.example', phone: '4195550142' }

const isMissing = findPostgres() === null
const name = 'a site whose submissions are in PostgreSQL'

describe.skipIf(isMissing)(isMissing ? `${name} (${NO_POSTGRES})` : name, () => {
  let database: Postgres
  let site: SiteProcess

  beforeAll(async () => {
    database = await startPostgres()
    const env = { LOCAL_SERVICES_URL: stack.lakeUrl, DATABASE_URL: database.url, OUTBOX_DIR: 'off' }
    site = await startSite({ port: await freePort(), env: { ...env, TRUSTED_PROXY_HOPS: '1' } })
  })
  afterAll(async () => {
    await site.end('SIGTERM')
    await database.stop()
  })

  async function send(id: string) {
    const { status, text } = await ask(`${site.url}/api/forms/shortTrial`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...newVisitor() },
      body: JSON.stringify({ ...REQUEST, submissionId: `submission-${id}` }),
    })
    return { status, answer: JSON.parse(text) }
  }

  const readiness = async () => {
    const { status, text } = await ask(`${site.url}/readyz`)
    return [status, JSON.parse(text).outbox]
  }
  /** Whole lines, so that a failure shows what happened in between. */
  const loggedHealth = () =>
    `${site.errors()}\n${site.output()}`.split('\n').filter(line => /"outbox\.(broken|mended)"/.test(line))

  it('takes forms, answers 503 without waiting while it is lost, keeps what was typed, and goes on when it is back', async () => {
    expect(await send('first')).toMatchObject({ status: 200, answer: { outcome: 'accepted' } })
    const form = await openPlainForm('/karima', site.url)
    expect((await form.post(REQUEST)).status).toBe(200)
    expect(await readiness()).toEqual([200, 'works'])
    // A busy machine may have lost a connection before: the log goes on from here.
    const before = loggedHealth()
    const changes = () => loggedHealth().filter(line => !before.includes(line))

    database.signal('SIGKILL')
    expect(await send('lost')).toEqual({ status: 503, answer: { outcome: 'failed' } })
    const answer = await form.post({ ...REQUEST, name: 'Zaynab Typed' })
    expect(answer.status).toBe(503)
    const main = readHtml(await answer.text()).querySelector('main')
    const alerts = [...(main?.querySelectorAll('form [role=alert]') ?? [])].map(({ textContent }) => textContent)
    expect(alerts.join()).toContain(MESSAGES.notSent)
    const typed = [...(main?.querySelectorAll<HTMLInputElement>('form .field input') ?? [])]
    expect(typed.map(input => input.getAttribute('value'))).toEqual(['Zaynab Typed', REQUEST.email, REQUEST.phone])
    for (const _ of [1, 2, 3]) expect(await readiness()).toEqual([503, 'broken'])
    await expect.poll(changes).toEqual([expect.stringContaining('outbox.broken')])
    expect(site.errors()).not.toMatch(/a-secret-of-the-tests|lost\.example|Zaynab/)

    await database.restart()
    await until('forms are accepted', async () => (await send('lost')).status === 200)
    expect(await readiness()).toEqual([200, 'works'])
    const both = [expect.stringContaining('outbox.broken'), expect.stringContaining('outbox.mended')]
    await expect.poll(changes).toEqual(both)
  })
})
