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
    site = await startSite({
      port: await freePort(),
      env: {
        ...{ LOCAL_SERVICES_URL: stack.lakeUrl, DATABASE_URL: database.url, OUTBOX_DIR: 'off' },
        TRUSTED_PROXY_HOPS: '1',
      },
    })
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
    return { status, outbox: JSON.parse(text).outbox }
  }

  const loggedHealth = () =>
    [site.errors(), site.output()].flatMap(lines =>
      lines.split('\n').filter(line => /"outbox\.(broken|mended)"/.test(line)),
    )
  /** A busy machine may have lost a connection before: the log goes on from here. */
  let loggedBefore: string[] = []
  /** Whole lines, so that a failure shows what happened in between. */
  const changesOfHealth = () => loggedHealth().filter(line => !loggedBefore.includes(line))

  it('accepts forms, with or without JavaScript', async () => {
    expect(await send('first')).toMatchObject({ status: 200, answer: { outcome: 'accepted' } })
    const answer = await (await openPlainForm('/karima', site.url)).post(REQUEST)
    expect(answer.status).toBe(200)
    expect(await readiness()).toEqual({ status: 200, outbox: 'works' })
  })

  it('answers 503 while PostgreSQL is lost, without waiting for it, and keeps what was typed', async () => {
    const form = await openPlainForm('/karima', site.url)
    loggedBefore = loggedHealth()
    database.signal('SIGKILL')
    expect(await send('lost')).toEqual({ status: 503, answer: { outcome: 'failed' } })
    expect(await readiness()).toEqual({ status: 503, outbox: 'broken' })

    const answer = await form.post({ ...REQUEST, name: 'Zaynab Typed' })
    expect(answer.status).toBe(503)
    const main = readHtml(await answer.text()).querySelector('main')
    const alerts = [...(main?.querySelectorAll('form [role=alert]') ?? [])].map(({ textContent }) => textContent)
    expect(alerts.join()).toContain(MESSAGES.notSent)
    const typed = [...(main?.querySelectorAll<HTMLInputElement>('form .field input') ?? [])]
    expect(typed.map(input => input.getAttribute('value'))).toEqual(['Zaynab Typed', REQUEST.email, REQUEST.phone])
  })

  it('logs the loss once, without the password, and accepts forms again when PostgreSQL is back', async () => {
    for (const _ of [1, 2, 3]) expect((await readiness()).status).toBe(503)
    await expect.poll(changesOfHealth).toEqual([expect.stringContaining('outbox.broken')])
    expect(site.errors()).not.toMatch(/a-secret-of-the-tests|lost\.example|Zaynab/)

    await database.restart()
    await until('forms are accepted', async () => (await send('lost')).status === 200)
    expect(await readiness()).toMatchObject({ status: 200 })
    await expect
      .poll(changesOfHealth)
      .toEqual([expect.stringContaining('outbox.broken'), expect.stringContaining('outbox.mended')])
  })
})
