import { expect, it } from 'vitest'
import { describeAddress, describeDestination, describeParameters } from './redirect-words.ts'

it.each([
  ['albayan', 'donation page “albayan”'],
  ['/', 'page “Landing page”'],
  ['/info', 'page “Landing page”'],
  ['/blog/', 'page “Blog”'],
  ['/#impact', 'page “Landing page”, at #impact'],
  ['/post/a', 'page “Thirty nights”'],
  ['/albayan', 'page /albayan'],
  ['https://example.org/', 'example.org'],
  ['https://example.org/give?a=b', 'example.org/give?a=b'],
])('“%s” reads %s', (destination, words) => {
  expect(describeDestination(destination, new Map([['/post/a', 'Thirty nights']]))).toBe(words)
})

it('has no words for what the rules refuse', () => {
  expect(describeDestination('javascript:alert(1)')).toBeNull()
})

it('counts parameters, and names the card reader', () => {
  const parameter = (key: string, value = 'true') => ({ key, value })
  expect(describeParameters([])).toBeNull()
  expect(describeParameters([parameter('utm_source', 'flyer')])).toBe('with 1 parameter')
  expect(describeParameters([parameter('a'), parameter('terminal', 'false')])).toBe('with 2 parameters')
  expect(describeParameters(['terminal', 'live', 'readerId'].map(key => parameter(key)))).toBe(
    'with 3 parameters, for a card reader',
  )
})

it('shows the short address in full, as people write it', () => {
  expect(describeAddress('/ISRI/', 'https://minara.example')).toBe('minara.example/ISRI')
})
