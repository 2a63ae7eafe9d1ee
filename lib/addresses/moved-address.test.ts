import { expect, it } from 'vitest'
import { movedKey, movedRedirectId, pathOfDocument } from './moved-address.ts'

it('a post has the path of its slug, and other documents have none', () => {
  expect(pathOfDocument({ _type: 'post', slug: { current: 'thirty-nights' } })).toBe('/post/thirty-nights')
  expect(pathOfDocument({ _type: 'post', slug: { current: 'sadaqah für alle/../x' } })).toBe(
    '/post/sadaqah%20f%C3%BCr%20alle%2F..%2Fx',
  )
  for (const document of [null, {}, { _type: 'post' }, { _type: 'post', slug: {} }, { _type: 'feature', slug: {} }]) {
    expect(pathOfDocument(document)).toBeNull()
  }
})

it.each([
  ['/post/old', '/post/old'],
  ['/post/old/', '/post/old'],
  ['/post/Old', '/post/Old'],
  ['/post/f%C3%BCr', '/post/für'],
  ['/post/%zz', null],
  ['/post/a/b', '/post/a/b'],
  ['/Ramadan/', '/ramadan'],
  ['//evil', null],
])('%s is compared as %s', (path, key) => {
  expect(movedKey(path)).toBe(key)
})

it('gives every path an id that Sanity accepts, of its own', () => {
  const paths = ['/post/a', '/post/a-b', '/a', '/a/b', '/a-b', '/post/f%C3%BCr', `/post/${'x'.repeat(96)}`]
  const ids = paths.map(movedRedirectId)
  expect(ids[1]).toBe('moved-post-a-b')
  expect(new Set(ids).size).toBe(paths.length)
  for (const id of ids) expect(id).toMatch(/^[a-z][\w-]{0,127}$/)
})
