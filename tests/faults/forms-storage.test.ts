import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { openSubmissions } from '../../local/form-service/submissions.ts'
import { type LocalServices, startLocalServices } from '../support/local-services.ts'
import { type SiteProcess, startSite } from '../support/site-process.ts'

const REQUEST = { name: 'Amina Yusuf', email: 'amina@example.org', phone: '4195550142' }

let site: SiteProcess | undefined
afterEach(() => site?.end('SIGKILL'))

async function send() {
  const response = await fetch(`${site?.url}/api/forms/shortTrial`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(REQUEST),
  })
  return { status: response.status, answer: await response.json() }
}

describe('without an outbox', () => {
  let services: LocalServices

  it('a form is accepted once the form service has it, and fails when the form service is gone', async () => {
    services = await startLocalServices()
    site = await startSite({ port: await freePort(), env: { LOCAL_SERVICES_URL: services.url, OUTBOX_DIR: 'off' } })
    expect(await send()).toMatchObject({ status: 200, answer: { outcome: 'accepted' } })
    const arrived = openSubmissions(join(services.dataFolder, 'inbox')).list(2)
    expect(arrived.map(({ fields }) => fields)).toEqual([REQUEST])

    await services.remove()
    expect(await send()).toEqual({ status: 503, answer: { outcome: 'failed' } })
  })
})

describe('with a disk that fails', () => {
  it('no form is acknowledged until the disk works again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'no-disk-'))
    const notAFolder = join(folder, 'outbox')
    writeFileSync(notAFolder, '')
    site = await startSite({ port: await freePort(), env: { OUTBOX_DIR: notAFolder } })
    expect(await send()).toEqual({ status: 503, answer: { outcome: 'failed' } })
    expect((await fetch(`${site.url}/api/forms/token`)).status).toBe(503)

    rmSync(notAFolder)
    expect(await send()).toMatchObject({ status: 200, answer: { outcome: 'accepted' } })
    rmSync(folder, { recursive: true })
  })
})
