import { describe, expect, it, test } from 'vitest'
import { readServerSettings } from './settings.ts'

test.each([
  'redis://localhost',
  'redis://localhost:6379/',
  'rediss://:s%40cret@cache.example.org:6380/12',
  'redis://site:secret@10.0.0.7',
  'redis://[::1]:6379',
])('%s is an address of Redis', value => {
  expect(readServerSettings({ REDIS_URL: value }).redisUrl).toBe(value)
})

test.each([
  ...['localhost:6379', 'http://:secret@localhost', 'redis://', 'redis:///run/redis.sock'],
  ...['redis://:secret@localhost/cache', 'redis://:secret@localhost/1/2', 'redis://:secret@localhost?db=1'],
  'redis://:secr#et@localhost',
])('%s is refused with what was expected, and without the password', value => {
  expect(() => readServerSettings({ REDIS_URL: value }).redisUrl).toThrow(
    'REDIS_URL is not what was expected: redis://',
  )
  expect(() => readServerSettings({ REDIS_URL: value }).redisUrl).not.toThrow('secr')
})

test.each([undefined, ''])('without a value (%j) there is no Redis', value => {
  expect(readServerSettings({ REDIS_URL: value }).redisUrl).toBeNull()
})

describe('DATABASE_URL', () => {
  it.each([undefined, ''])('means no database when it is %j', text => {
    expect(readServerSettings({ DATABASE_URL: text }).databaseUrl).toBeNull()
  })

  it.each([
    'postgres://minara:p%40ss@db.example.org:5432/minara?sslmode=verify-full&sslrootcert=/etc/ca.pem',
    'postgresql://localhost/minara',
    'postgres:///minara?host=/var/run/postgresql',
  ])('can be %s', text => {
    expect(readServerSettings({ DATABASE_URL: text }).databaseUrl).toBe(text)
  })

  it.each([
    ['another kind of server', 'mysql://minara:secret@db.example.org/minara'],
    ['no database', 'postgres://minara:secret@db.example.org'],
    ['no server', 'postgres:///secret'],
    ['no address', 'host=db.example.org password=secret'],
    ['a password with an @', 'postgres://minara:sec@ret:x@db.example.org:port/minara'],
  ])('is refused, without a word of it in the error, when it names %s', (_, text) => {
    expect(() => readServerSettings({ DATABASE_URL: text }).databaseUrl).toThrow(
      /^DATABASE_URL is not what was expected(?!.*sec(@)?ret)/,
    )
  })
})

describe('a sign in a password that ends it too soon', () => {
  const SCHEMES: [name: string, begin: string, end: string][] = [
    ['DATABASE_URL', 'postgres://minara:', '@db.example.org:5432/minara'],
    ['DATABASE_URL', 'postgresql://minara:', '@localhost/minara?sslmode=require'],
    ['REDIS_URL', 'redis://:', '@cache.example.org:6379'],
    ['SMTP_URL', 'smtps://site:', '@mail.example.org:465'],
  ]
  it.each([
    ['ope#sesame', '#', '%23'],
    ['#sesame', '#', '%23'],
    ['12#sesame', '#', '%23'],
    ['ope/sesame', '/', '%2F'],
    ['12/sesame', '/', '%2F'],
    ['12/sesame#34', '/', '%2F'],
    ['ope?sesame', '?', '%3F'],
    ['12/ses?ame', '/', '%2F'],
    ['100%sesame', '%', '%25'],
    ['sesame%', '%', '%25'],
    ['p@sesame#1', '#', '%23'],
  ])('is named, and nothing else of the password: %s', (password, sign, encoded) => {
    for (const [name, begin, end] of SCHEMES) {
      const read = () => readServerSettings({ NOTIFY_TO: 'a@example.org', [name]: `${begin}${password}${end}` }).drainMs
      expect(read, name).toThrow(`${name} is not what was expected`)
      expect(read, name).toThrow(`In user or password, ${sign} is written ${encoded}`)
      expect(read, name).not.toThrow(/ame/)
    }
  })

  it.each(['open%23sesame', 'open@sesame', 'open:sesame', 'open sesame', 'öffne', '%40'])(
    '%s ends nothing',
    password => {
      for (const [name, begin, end] of SCHEMES)
        expect(() =>
          readServerSettings({ NOTIFY_TO: 'a@example.org', [name]: `${begin}${password}${end}` }),
        ).not.toThrow()
    },
  )

  it('may have begun a comment in the file of settings', () => {
    expect(() => readServerSettings({ DATABASE_URL: 'postgres://minara:open' })).toThrow('its # begins a comment')
    expect(() => readServerSettings({ DATABASE_URL: 'postgres://minara:x@db.example.org:port/minara' })).toThrow(
      /The port is not a number$/,
    )
  })
})
