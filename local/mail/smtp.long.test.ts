import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { createDispatch, type Dispatch } from 'offline-content-lake/http'
import { freePort, send } from 'offline-content-lake/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, openMail } from './smtp.ts'

const NOW = new Date('2026-11-22T18:30:00Z')

let folder: string
let port: number
let server: MailServer
let dispatch: Dispatch

async function open() {
  const mail = await openMail({ folder, port, now: () => NOW })
  server = mail
  dispatch = createDispatch(mail.routes, () => null)
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mail-'))
  port = await freePort()
  await open()
})

afterEach(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** Seldom reached, also on a busy machine. */
const LONG_MS = 20_000

const shown = async () => (await send(dispatch, { target: '/mail' })).text

function mail(fields: { subject?: string; text?: string; messageId?: string } = {}) {
  const transport = createTransport({ host: '127.0.0.1', port, connectionTimeout: LONG_MS, greetingTimeout: LONG_MS })
  return transport.sendMail({ from: 'site@example.org', to: ['a@example.org', 'b@example.org'], text: 'x', ...fields })
}

describe('the mail server', () => {
  it('stores a mail and shows it', async () => {
    await mail({ subject: 'Ramaḍān — New request', text: 'Name: Amina\n\nرمضان' })
    const page = await shown()
    expect(page).toContain('1 arrived')
    expect(page).toContain('Ramaḍān — New request</h2>')
    expect(page).toContain('<dt>From</dt><dd>site@example.org</dd><dt>To</dt><dd>a@example.org, b@example.org</dd>')
    expect(page).toContain('<dd>Name: Amina\n\nرمضان</dd>')
    expect(page).toContain('<time datetime="2026-11-22T18:30:00.000Z">')
  })

  it('stores a repeated Message-ID once, even across a restart', async () => {
    for (const messageId of ['<one@x.org>', '<two@x.org>', '<one@x.org>']) await mail({ messageId })
    await server.stop()
    await open()
    await mail({ messageId: '<two@x.org>' })
    expect(await shown()).toContain('2 arrived')
  })

  it('rejects a mail above two megabytes', async () => {
    await expect(mail({ text: 'x'.repeat(2_100_000) })).rejects.toMatchObject({ code: 'EMESSAGE' })
    expect(await shown()).toContain('No mail has arrived yet')
  })

  it('listens on this machine only', async () => {
    const addresses = Object.values(os.networkInterfaces()).flatMap(list => list ?? [])
    const outer = addresses.find(({ internal, family }) => !internal && family === 'IPv4')
    if (!outer) return
    const isRefused = await new Promise(resolve => {
      const socket = connect(port, outer.address, () => resolve(false))
      socket.on('error', () => resolve(true))
    })
    expect(isRefused).toBe(true)
  })

  it('can be switched to refuse mail: forms/notifications/email.test.ts holds every behaviour', async () => {
    expect((await send(dispatch, { method: 'POST', target: '/mail', body: 'behaviour=refuse' })).status).toBe(303)
    await expect(mail()).rejects.toMatchObject({ code: 'EENVELOPE', responseCode: 550 })
    const page = await shown()
    expect(page).toContain('No mail has arrived yet')
    expect(page).toContain('<option value="refuse" selected>')
  })
})
