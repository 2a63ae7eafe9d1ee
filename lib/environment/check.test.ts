import { describe, expect, it } from 'vitest'
import { checkEnvironment } from './check.ts'

const SECRET = 'a secret of enough characters'
const HOSTED = {
  NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc12345',
  NEXT_PUBLIC_SITE_URL: 'https://www.example.org',
  STATS_URL: 'https://stats.example.org',
  DONATION_URL: 'https://give.example.org',
  FORM_DEMO_ENDPOINT: 'https://forms.example.org/f/demo',
  FORM_TRIAL_ENDPOINT: 'https://forms.example.org/f/trial',
  FORM_REGISTRATION_ENDPOINT: 'https://forms.example.org/f/registration',
  SANITY_REVALIDATE_SECRET: SECRET,
  SANITY_API_READ_TOKEN: `viewer, ${SECRET}`,
  TRUSTED_PROXY_HOPS: '1',
  OUTBOX_DIR: '/srv/outbox',
  NOTIFY_WEBHOOK_URL: 'https://chat.example.org/hook',
}

const sentencesOf = (env: Record<string, string | undefined>) =>
  checkEnvironment(env).map(({ level, sentence }) => `${level}: ${sentence}`)
const without = (name: string) => sentencesOf({ ...HOSTED, [name]: undefined })

describe('checkEnvironment', () => {
  it('finds nothing in a complete environment', () => {
    expect(checkEnvironment(HOSTED)).toEqual([])
  })

  it('says that without a project the content is local', () => {
    expect(sentencesOf({})).toEqual([expect.stringMatching(/^warning: NEXT_PUBLIC_SANITY_PROJECT_ID is not set/)])
  })

  it.each([
    ...['NEXT_PUBLIC_SITE_URL', 'STATS_URL', 'DONATION_URL', 'FORM_DEMO_ENDPOINT', 'FORM_TRIAL_ENDPOINT'],
    'FORM_REGISTRATION_ENDPOINT',
  ])('finds a hosted site whose %s is not set, on this machine, or not encrypted', name => {
    expect(without(name)).toEqual([expect.stringMatching(`^error: ${name} is not set`)])
    for (const host of ['localhost:3333', '127.0.0.1', '[::1]:8080', 'stats.localhost']) {
      const found = sentencesOf({ ...HOSTED, [name]: `http://${host}/x` })
      expect(found).toEqual([expect.stringMatching(`^error: ${name} is http://.* on this machine`)])
    }
    expect(sentencesOf({ ...HOSTED, [name]: 'http://plain.example.org' })).toEqual([
      expect.stringMatching(`^warning: ${name} is .*not encrypted`),
    ])
  })

  it.each([
    ['SANITY_REVALIDATE_SECRET', 'error'],
    ['SANITY_API_READ_TOKEN', 'warning'],
    ['TRUSTED_PROXY_HOPS', 'warning'],
    ['OUTBOX_DIR', 'warning'],
  ])('finds that %s is not set', (name, level) => {
    expect(without(name)).toEqual([expect.stringMatching(`^${level}: ${name} is not set`)])
  })

  it('finds that visitors get no mail although somebody has set it up', () => {
    for (const set of [{ VISITOR_MAIL: 'on' }, { VISITOR_MAIL_PER_DAY: '20' }])
      expect(sentencesOf({ ...HOSTED, ...set })).toEqual([expect.stringContaining('SMTP_URL is not')])
    const smtp = { SMTP_URL: 'smtps://mail.example.org', NOTIFY_TO: 'a@example.org', OUTBOX_DIR: 'off' }
    expect(sentencesOf({ ...HOSTED, ...smtp })).toContainEqual(expect.stringContaining('visitors get no mail'))
    expect(sentencesOf({ ...HOSTED, ...smtp, VISITOR_MAIL: 'off' }).join()).not.toContain('visitors get no mail')
  })

  it('finds that nobody is told of requests', () => {
    expect(without('NOTIFY_WEBHOOK_URL')).toEqual([expect.stringMatching('nobody is told of new requests')])
  })

  it('finds that the metrics and the site cannot both have the port', () => {
    for (const set of [{ METRICS_PORT: '3000' }, { METRICS_PORT: '8080', PORT: '8080' }])
      expect(sentencesOf({ ...HOSTED, ...set })).toEqual([
        `error: METRICS_PORT is ${set.METRICS_PORT}, the port of the site itself: choose another.`,
      ])
    expect(sentencesOf({ ...HOSTED, METRICS_PORT: '9464' })).toEqual([])
    expect(sentencesOf({ ...HOSTED, METRICS_PORT: '3000', PORT: '8080' })).toEqual([])
  })

  it('finds every variable that cannot be read, not only the first', () => {
    const env = { ...HOSTED, STATS_URL: 'stats', TRUSTED_PROXY_HOPS: 'two', RETENTION_DAYS: '0', NOTIFY_DETAILS: 'yes' }
    const found = sentencesOf(env)
    for (const name of ['STATS_URL', 'TRUSTED_PROXY_HOPS', 'RETENTION_DAYS', 'NOTIFY_DETAILS']) {
      expect(found).toContainEqual(expect.stringMatching(`^error: ${name} is .*expected`))
    }
  })

  it('finds secrets that are short, quoted or used twice, and repeats none of them', () => {
    const found = sentencesOf({ ...HOSTED, SANITY_REVALIDATE_SECRET: '"short"', SANITY_API_WRITE_TOKEN: '"short"' })
    expect(found).toEqual([
      'error: SANITY_REVALIDATE_SECRET has spaces or quotation marks around it.',
      expect.stringMatching('^warning: SANITY_REVALIDATE_SECRET has fewer than 16 characters'),
      'error: SANITY_API_WRITE_TOKEN has spaces or quotation marks around it.',
      expect.stringMatching('^warning: SANITY_API_WRITE_TOKEN has fewer than 16 characters'),
      'warning: SANITY_API_WRITE_TOKEN and SANITY_REVALIDATE_SECRET are the same.',
      expect.stringMatching('^warning: SANITY_API_WRITE_TOKEN is set'),
    ])
    expect(found.join()).not.toContain('short"')
  })

  it.each([
    ['TRICKS_OFF', 'laterCode'],
    ['CATCH_UP_INTERVAL_MS', '100'],
    ['NODE_TLS_REJECT_UNAUTHORIZED', '0'],
    ['HTTPS_PROXY', 'http://proxy.example.org:8080'],
    ['http_proxy', 'http://proxy.example.org:8080'],
    ['ALL_PROXY', 'http://proxy.example.org:8080'],
    ['NEXT_PUBLIC_LAKE_URL', 'http://localhost:3333'],
    ['LOCAL_SERVICES_URL', 'http://localhost:3333'],
    ['DATABASE_URL', 'postgres://site@db.example.org/minara'],
    ['REDIS_URL', 'redis://cache.example.org'],
    ['OUTBOX_DIR', 'off'],
    ['FORM_DEMO_ENDPOINT', HOSTED.FORM_TRIAL_ENDPOINT],
    ['NEXT_PUBLIC_SITE_URL', 'https://www.example.org/site'],
  ])('finds %s=%s suspicious', (name, value) => {
    expect(sentencesOf({ ...HOSTED, [name]: value })).toEqual([expect.stringContaining(name)])
  })
})
