import { expect, test } from 'vitest'
import { SERVER_SETTINGS } from './read-server-env.ts'

test.each([
  'redis://localhost',
  'redis://localhost:6379/',
  'rediss://:s%40cret@cache.example.org:6380/12',
  'redis://site:secret@10.0.0.7',
  'redis://[::1]:6379',
])('%s is an address of Redis', value => {
  expect(SERVER_SETTINGS.redisUrl({ REDIS_URL: value })).toBe(value)
})

test.each([
  'localhost:6379',
  'http://:secret@localhost',
  'redis://',
  'redis:///run/redis.sock',
  'redis://:secret@localhost/cache',
  'redis://:secret@localhost/1/2',
  'redis://:secret@localhost?db=1',
  'redis://:secr#et@localhost',
])('%s is refused with what was expected, and without the password', value => {
  expect(() => SERVER_SETTINGS.redisUrl({ REDIS_URL: value })).toThrow(
    'REDIS_URL is not an address of Redis; expected redis://',
  )
  expect(() => SERVER_SETTINGS.redisUrl({ REDIS_URL: value })).not.toThrow('secr')
})

test.each([undefined, ''])('without a value (%j) there is no Redis', value => {
  expect(SERVER_SETTINGS.redisUrl({ REDIS_URL: value })).toBeNull()
})

test('visits are counted unless they are switched off, in days of a zone', () => {
  expect(SERVER_SETTINGS.visits({})).toEqual({ zone: 'America/New_York' })
  expect(SERVER_SETTINGS.visits({ VISITS: 'on', VISITS_TIME_ZONE: 'America/Chicago' })).toEqual({
    zone: 'America/Chicago',
  })
  expect(SERVER_SETTINGS.visits({ VISITS: 'off', VISITS_TIME_ZONE: 'nowhere' })).toBeNull()
  expect(() => SERVER_SETTINGS.visits({ VISITS: 'no' })).toThrow('VISITS is "no"; expected on or off')
  expect(() => SERVER_SETTINGS.visits({ VISITS_TIME_ZONE: 'CET' })).toThrow(
    'VISITS_TIME_ZONE is "CET"; expected one of America/',
  )
})
