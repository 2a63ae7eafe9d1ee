import { evaluate, parse } from 'groq-js'
import { expect, it } from 'vitest'
import { hasCome, laterOf, readInstant } from './instants.ts'

const MOMENT = Date.parse('2026-01-13T01:30:00Z')

it.each([
  ['2026-01-13T01:30:00Z', MOMENT],
  ['2026-01-13T01:30:00.000Z', MOMENT],
  ['2026-01-12T20:30:00-05:00', MOMENT],
  ['2026-01-13T06:30:00+05:00', MOMENT],
  ['2026-01-12T22:00:00-03:30', MOMENT],
  ['2026-01-13T01:30:00.25Z', MOMENT + 250],
  ['2026-01-13', null],
  ['2026-01-13T01:30:00', null],
  ['2026-01-13T01:30Z', null],
  ['2026-01-13 01:30:00Z', null],
  ['2026-13-01T00:00:00Z', null],
  ['2026-01-13T25:00:00Z', null],
  ['2024-02-29T00:00:00Z', Date.UTC(2024, 1, 29)],
  ['2026-01-12T23:59:59-01:30', MOMENT - 1_000],
  [' 2026-01-13T01:30:00Z', null],
  ['January 13, 2026', null],
  ['soon', null],
  ['', null],
  [MOMENT, null],
  [null, null],
  [undefined, null],
])('reads %j as dateTime() of GROQ does', async (value, moment) => {
  expect(readInstant(value)).toBe(moment)
  const answer = await (await evaluate(parse('dateTime($value)', { params: { value } }), { params: { value } })).get()
  // groq-js has a day that no calendar has for a time that equals nothing.
  const inGroq = Date.parse(String(answer))
  expect(Number.isNaN(inGroq) ? null : inGroq).toBe(moment)
})

it.each(['2026-02-30T00:00:00Z', '2026-02-29T00:00:00Z', '2026-04-31T12:00:00-05:00', '2026-01-12T24:00:00Z'])(
  'reads no time in %s, which no calendar or clock has',
  value => {
    expect(readInstant(value)).toBeNull()
  },
)

it('knows whether a time has come, and that what is no time never comes', () => {
  expect(hasCome('2026-01-12T20:30:00-05:00', MOMENT)).toBe(true)
  expect(hasCome('2026-01-12T20:30:01-05:00', MOMENT)).toBe(false)
  expect(hasCome('2026-01-12', MOMENT)).toBe(false)
})

it('takes the later of two times by the moment, not by the text', () => {
  expect(laterOf('2026-01-12T20:30:00-05:00', '2026-01-13T01:00:00Z')).toBe('2026-01-12T20:30:00-05:00')
  expect(laterOf('2026-01-13T02:00:00+05:00', '2026-01-12T22:00:00Z')).toBe('2026-01-12T22:00:00Z')
  expect(laterOf('2026-01-12T22:00:00Z', 'tomorrow')).toBe('2026-01-12T22:00:00Z')
  expect(laterOf('', '2026-01-12T22:00:00Z')).toBe('2026-01-12T22:00:00Z')
})
