import { describe, expect, it } from 'vitest'
import { parseRange } from './serve.ts'

describe('parseRange', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=500-', { start: 500, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
  ])('reads %s of 1000 bytes', (header, range) => {
    expect(parseRange(header, 1000)).toEqual(range)
  })

  it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=9-3', 'bytes=0-1,5-9', 'items=0-5', 'bytes=a-b', 'bytes=1e3-'])(
    'returns null, which means the whole body, for %j',
    header => {
      expect(parseRange(header, 1000)).toBeNull()
    },
  )

  it.each(['bytes=1000-', 'bytes=99999-100000', 'bytes=-0'])('reports %s of 1000 bytes as unsatisfiable', header => {
    expect(parseRange(header, 1000)).toBe('unsatisfiable')
  })
})
