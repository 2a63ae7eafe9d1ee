import { describe, expect, it } from 'vitest'
import { readServerSettings } from './settings.ts'

const readNotifications = (env: Parameters<typeof readServerSettings>[0]) => readServerSettings(env).notifications

const SMTP = { SMTP_URL: 'smtp://mail.example.org', NOTIFY_TO: 'staff@example.org' }

function complaint(env: Parameters<typeof readNotifications>[0]): string {
  try {
    readNotifications(env)
  } catch (error) {
    return String(error)
  }
  throw new Error('Nothing was wrong')
}

describe('mail to visitors', () => {
  const read = (env: Parameters<typeof readServerSettings>[0]) => readServerSettings(env).visitorMail

  it('is sent with a mail server, up to 500 a day', () => {
    expect(read(SMTP)).toEqual({ perDay: 500 })
    expect(read({ ...SMTP, VISITOR_MAIL_PER_DAY: '20' })).toEqual({ perDay: 20 })
  })

  it('is off without a mail server, without a store, and by one variable', () => {
    expect(read({})).toBeNull()
    expect(read({ ...SMTP, VISITOR_MAIL: 'off' })).toBeNull()
    expect(read({ ...SMTP, OUTBOX_DIR: 'off' })).toBeNull()
    expect(read({ ...SMTP, OUTBOX_DIR: 'off', DATABASE_URL: 'postgres://u:p@db/minara' })).toEqual({ perDay: 500 })
  })
})

describe('readNotifications', () => {
  it('turns notifications off when nothing is set', () => {
    expect(readNotifications({ SMTP_URL: '', NOTIFY_WEBHOOK_URL: '' })).toEqual({
      ...{ smtp: null, to: [], from: '' },
      ...{ webhookUrl: null, webhookSecret: null, hasDetails: false },
    })
  })

  it('reads host, port and login of the mail server', () => {
    const { smtp } = readNotifications({ ...SMTP, SMTP_URL: 'smtps://site%40example.org:p%3Aw%2F@mail.example.org' })
    expect(smtp).toEqual({
      ...{ host: 'mail.example.org', port: 465, isSecure: true },
      login: { user: 'site@example.org', password: 'p:w/' },
    })
    expect(readNotifications(SMTP).smtp).toEqual({
      ...{ host: 'mail.example.org', port: 587, isSecure: false, login: null },
    })
    expect(readNotifications({ ...SMTP, SMTP_URL: 'smtp://[::1]:2525/' }).smtp).toMatchObject({
      host: '::1',
      port: 2525,
    })
  })

  it('sends to all recipients, from NOTIFY_FROM, the login or the first recipient, in this order', () => {
    const to = { NOTIFY_TO: ' a@example.org, b@example.org' }
    expect(readNotifications({ ...SMTP, ...to })).toMatchObject({
      to: ['a@example.org', 'b@example.org'],
      from: 'a@example.org',
    })
    const withLogin = { ...SMTP, ...to, SMTP_URL: 'smtp://site%40example.org:x@mail.example.org' }
    expect(readNotifications(withLogin).from).toBe('site@example.org')
    expect(readNotifications({ ...withLogin, NOTIFY_FROM: 'c@example.org' }).from).toBe('c@example.org')
  })

  it.each([
    [{ SMTP_URL: 'smtp://mail.example.org' }, ['SMTP_URL', 'NOTIFY_TO']],
    [{ SMTP_URL: 'mail.example.org', NOTIFY_TO: 'a@b.org' }, ['SMTP_URL', 'smtps://']],
    [{ SMTP_URL: 'https://mail.example.org', NOTIFY_TO: 'a@b.org' }, ['SMTP_URL']],
    [{ SMTP_URL: 'smtp://mail.example.org?tls.rejectUnauthorized=false', NOTIFY_TO: 'a@b.org' }, ['SMTP_URL']],
    [{ SMTP_URL: 'smtp://u:100%@mail.example.org', NOTIFY_TO: 'a@b.org' }, ['SMTP_URL', '%40']],
    [{ ...SMTP, NOTIFY_TO: 'a@b.org,' }, ['NOTIFY_TO', 'commas']],
    [{ ...SMTP, NOTIFY_TO: 'a@b.org\r\nBcc: c@d.org' }, ['NOTIFY_TO']],
    [{ ...SMTP, NOTIFY_TO: 'Staff <a@b.org>' }, ['NOTIFY_TO']],
    [{ ...SMTP, NOTIFY_FROM: 'a@b.org, c@d.org' }, ['NOTIFY_FROM', 'one e-mail address']],
    [{ NOTIFY_WEBHOOK_URL: 'hooks.example.org' }, ['NOTIFY_WEBHOOK_URL', 'https://']],
    [{ NOTIFY_WEBHOOK_URL: 'https://u:p@hooks.example.org' }, ['NOTIFY_WEBHOOK_URL', 'user name']],
    [{ NOTIFY_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, ['NOTIFY_WEBHOOK_SECRET', 'openssl']],
    [{ NOTIFY_WEBHOOK_SECRET: 'not base64, but long enough to be one' }, ['NOTIFY_WEBHOOK_SECRET']],
    [{ VISITOR_MAIL: 'yes' }, ['VISITOR_MAIL', 'on or off']],
    [{ VISITOR_MAIL_PER_DAY: '0' }, ['VISITOR_MAIL_PER_DAY', '1 to 999999']],
    [{ NOTIFY_DETAILS: 'yes' }, ['NOTIFY_DETAILS', '1 or 0']],
  ])('explains what is wrong with %j', (env, words) => {
    for (const word of words) expect(complaint(env)).toContain(word)
  })

  it('never repeats a secret in an error', () => {
    const secret = 'hunter2'
    for (const env of [
      { ...SMTP, SMTP_URL: `smtp://u:${secret}@mail.example.org/path` },
      { NOTIFY_WEBHOOK_URL: `ftp://hooks.example.org/${secret}` },
      { NOTIFY_WEBHOOK_SECRET: secret },
    ]) {
      expect(complaint(env)).not.toContain(secret)
    }
  })

  it('accepts a secret with and without its prefix', () => {
    const encoded = Buffer.from('a secret of thirty-two bytes long').toString('base64')
    for (const text of [encoded, `whsec_${encoded}`]) {
      expect(readNotifications({ NOTIFY_WEBHOOK_SECRET: text }).webhookSecret?.toString()).toBe(
        'a secret of thirty-two bytes long',
      )
    }
  })
})
