import { describe, expect, it } from 'vitest'
import { readServerSettings } from './settings.ts'

type Env = Parameters<typeof readServerSettings>[0]

const SMTP = { SMTP_URL: 'smtp://mail.example.org', NOTIFY_TO: 'staff@example.org' }
/** In every secret below. */
const SECRET = 'hunter2'

const readNotifications = (env: Env) => readServerSettings(env).notifications

function complaint(env: Env): string {
  try {
    readServerSettings(env)
  } catch (error) {
    return String(error)
  }
  throw new Error('Nothing was wrong')
}

it.each([
  ...['redis://localhost', 'redis://localhost:6379/', 'rediss://:s%40cret@cache.example.org:6380/12'],
  ...['redis://site:secret@10.0.0.7', 'redis://[::1]:6379'],
])('%s is an address of Redis', value => {
  expect(readServerSettings({ REDIS_URL: value }).redisUrl).toBe(value)
})

it.each([
  'postgres://minara:p%40ss@db.example.org:5432/minara?sslmode=verify-full&sslrootcert=/etc/ca.pem',
  'postgresql://localhost/minara',
  'postgres:///minara?host=/var/run/postgresql',
])('%s is an address of a database', value => {
  expect(readServerSettings({ DATABASE_URL: value }).databaseUrl).toBe(value)
})

it.each([undefined, ''])('without a value (%j) there is no Redis, no database and no notification', value => {
  const settings = readServerSettings({ REDIS_URL: value, DATABASE_URL: value, SMTP_URL: value })
  expect([settings.redisUrl, settings.databaseUrl]).toEqual([null, null])
  expect(settings.notifications).toEqual({
    ...{ smtp: null, to: [], from: '' },
    ...{ webhookUrl: null, webhookSecret: null, hasDetails: false },
  })
})

const REDIS = ['REDIS_URL is not what was expected: redis://']
const DATABASE = ['DATABASE_URL is not what was expected']

it.each<[env: Env, words: string[]]>([
  [{ REDIS_URL: 'localhost:6379' }, REDIS],
  [{ REDIS_URL: `http://:${SECRET}@localhost` }, REDIS],
  [{ REDIS_URL: 'redis://' }, REDIS],
  [{ REDIS_URL: 'redis:///run/redis.sock' }, REDIS],
  [{ REDIS_URL: `redis://:${SECRET}@localhost/cache` }, REDIS],
  [{ REDIS_URL: `redis://:${SECRET}@localhost/1/2` }, REDIS],
  [{ REDIS_URL: `redis://:${SECRET}@localhost?db=1` }, REDIS],
  [{ REDIS_URL: `redis://:${SECRET}#@localhost` }, REDIS],
  [{ DATABASE_URL: `mysql://minara:${SECRET}@db.example.org/minara` }, DATABASE],
  [{ DATABASE_URL: `postgres://minara:${SECRET}@db.example.org` }, DATABASE],
  [{ DATABASE_URL: `postgres:///${SECRET}` }, DATABASE],
  [{ DATABASE_URL: `host=db.example.org password=${SECRET}` }, DATABASE],
  [{ DATABASE_URL: `postgres://minara:a@${SECRET}:x@db.example.org:port/minara` }, DATABASE],
  [{ SMTP_URL: 'smtp://mail.example.org' }, ['SMTP_URL', 'NOTIFY_TO']],
  [{ ...SMTP, SMTP_URL: 'mail.example.org' }, ['SMTP_URL', 'smtps://']],
  [{ ...SMTP, SMTP_URL: 'https://mail.example.org' }, ['SMTP_URL']],
  [{ ...SMTP, SMTP_URL: 'smtp://mail.example.org?tls.rejectUnauthorized=false' }, ['SMTP_URL']],
  [{ ...SMTP, SMTP_URL: 'smtp://u:100%@mail.example.org' }, ['SMTP_URL', '%40']],
  [{ ...SMTP, SMTP_URL: `smtp://u:${SECRET}@mail.example.org/path` }, ['SMTP_URL']],
  [{ ...SMTP, NOTIFY_TO: 'a@b.org,' }, ['NOTIFY_TO', 'commas']],
  [{ ...SMTP, NOTIFY_TO: 'a@b.org\r\nBcc: c@d.org' }, ['NOTIFY_TO']],
  [{ ...SMTP, NOTIFY_TO: 'Staff <a@b.org>' }, ['NOTIFY_TO']],
  [{ ...SMTP, NOTIFY_FROM: 'a@b.org, c@d.org' }, ['NOTIFY_FROM', 'one e-mail address']],
  [{ NOTIFY_WEBHOOK_URL: 'hooks.example.org' }, ['NOTIFY_WEBHOOK_URL', 'https://']],
  [{ NOTIFY_WEBHOOK_URL: `https://u:${SECRET}@hooks.example.org` }, ['NOTIFY_WEBHOOK_URL', 'user name']],
  [{ NOTIFY_WEBHOOK_URL: `ftp://hooks.example.org/${SECRET}` }, ['NOTIFY_WEBHOOK_URL']],
  [{ NOTIFY_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, ['NOTIFY_WEBHOOK_SECRET', 'openssl']],
  [{ NOTIFY_WEBHOOK_SECRET: `${SECRET}, not base64, but long enough to be one` }, ['NOTIFY_WEBHOOK_SECRET']],
  [{ VISITOR_MAIL: 'yes' }, ['VISITOR_MAIL', 'on or off']],
  [{ VISITOR_MAIL_PER_DAY: '0' }, ['VISITOR_MAIL_PER_DAY', '1 to 999999']],
  [{ NOTIFY_DETAILS: 'yes' }, ['NOTIFY_DETAILS', '1 or 0']],
  [{ TRICKS_OFF: 'laterCode,head-as-get' }, ['TRICKS_OFF', 'head-as-get', 'some of freshPages, draftMode']],
])('an error explains what is wrong with %j, and repeats no secret', (env, words) => {
  for (const word of words) expect(complaint(env)).toContain(word)
  expect(complaint(env)).not.toContain(SECRET)
})

describe('a sign in a password that ends it too soon', () => {
  const SCHEMES: [name: string, begin: string, end: string][] = [
    ['DATABASE_URL', 'postgres://minara:', '@db.example.org:5432/minara'],
    ['DATABASE_URL', 'postgresql://minara:', '@localhost/minara?sslmode=require'],
    ['REDIS_URL', 'redis://:', '@cache.example.org:6379'],
    ['SMTP_URL', 'smtps://site:', '@mail.example.org:465'],
  ]
  it.each([
    [['ope#sesame', '#sesame', '12#sesame', 'p@sesame#1'], '#', '%23'],
    [['ope/sesame', '12/sesame', '12/sesame#34', '12/ses?ame'], '/', '%2F'],
    [['ope?sesame'], '?', '%3F'],
    [['100%sesame', 'sesame%'], '%', '%25'],
  ])('is named, and nothing else of the password, in each of %j', (passwords, sign, encoded) => {
    for (const password of passwords)
      for (const [name, begin, end] of SCHEMES) {
        const said = complaint({ NOTIFY_TO: 'a@example.org', [name]: `${begin}${password}${end}` })
        expect(said).toContain(`${name} is not what was expected`)
        expect(said).toContain(`In user or password, ${sign} is written ${encoded}`)
        expect(said).not.toContain('ame')
      }
  })

  it.each(['open%23sesame', 'open@sesame', 'open:sesame', 'open sesame', 'öffne', '%40'])('is none in %s', password => {
    for (const [name, begin, end] of SCHEMES)
      expect(() =>
        readServerSettings({ NOTIFY_TO: 'a@example.org', [name]: `${begin}${password}${end}` }),
      ).not.toThrow()
  })

  it('may have begun a comment in the file of settings', () => {
    expect(complaint({ DATABASE_URL: 'postgres://minara:open' })).toContain('its # begins a comment')
    expect(complaint({ DATABASE_URL: 'postgres://minara:x@db.example.org:port/minara' })).toMatch(
      /The port is not a number$/,
    )
  })
})

it.each<[env: Env, off: string[]]>([
  [{}, []],
  [{ TRICKS_OFF: 'laterCode, draftMode' }, ['draftMode', 'laterCode']],
  [{ NODE_ENV: 'development' }, ['freshPages', 'draftMode', 'laterCode', 'namedScripts']],
])('with %j, these workarounds are off: %j', (env, off) => {
  const { tricks } = readServerSettings(env)
  expect(Object.entries(tricks).flatMap(([name, isOn]) => (isOn ? [] : name))).toEqual(off)
})

describe('mail to visitors', () => {
  it.each<[env: Env, mail: { perDay: number } | null]>([
    [SMTP, { perDay: 500 }],
    [{ ...SMTP, VISITOR_MAIL_PER_DAY: '20' }, { perDay: 20 }],
    [{}, null],
    [{ ...SMTP, VISITOR_MAIL: 'off' }, null],
    [{ ...SMTP, OUTBOX_DIR: 'off' }, null],
    [{ ...SMTP, OUTBOX_DIR: 'off', DATABASE_URL: 'postgres://u:p@db/minara' }, { perDay: 500 }],
  ])('with %j is %j', (env, mail) => {
    expect(readServerSettings(env).visitorMail).toEqual(mail)
  })
})

describe('notifications', () => {
  it.each([
    [
      'smtps://site%40example.org:p%3Aw%2F@mail.example.org',
      { host: 'mail.example.org', port: 465, isSecure: true, login: { user: 'site@example.org', password: 'p:w/' } },
    ],
    ['smtp://mail.example.org', { host: 'mail.example.org', port: 587, isSecure: false, login: null }],
    ['smtp://[::1]:2525/', { host: '::1', port: 2525, isSecure: false, login: null }],
  ])('go through the mail server of %s', (address, smtp) => {
    expect(readNotifications({ ...SMTP, SMTP_URL: address }).smtp).toEqual(smtp)
  })

  it('go to all recipients, from NOTIFY_FROM, the login or the first recipient, in this order', () => {
    const to = { ...SMTP, NOTIFY_TO: ' a@example.org, b@example.org' }
    expect(readNotifications(to)).toMatchObject({ to: ['a@example.org', 'b@example.org'], from: 'a@example.org' })
    const withLogin = { ...to, SMTP_URL: 'smtp://site%40example.org:x@mail.example.org' }
    expect(readNotifications(withLogin).from).toBe('site@example.org')
    expect(readNotifications({ ...withLogin, NOTIFY_FROM: 'c@example.org' }).from).toBe('c@example.org')
  })

  it('are signed with a secret that may have its prefix', () => {
    const secret = Buffer.from('a secret of thirty-two bytes long')
    for (const prefix of ['', 'whsec_'])
      expect(readNotifications({ NOTIFY_WEBHOOK_SECRET: prefix + secret.toString('base64') }).webhookSecret).toEqual(
        secret,
      )
  })
})
