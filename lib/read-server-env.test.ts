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
