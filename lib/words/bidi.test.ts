import { expect, it } from 'vitest'
import { isolateAmid, isolateDirections } from './bidi'

const [LRI, RLI, FSI, PDI] = ['\u2066', '\u2067', '\u2068', '\u2069']
const RLO = '\u202E'

it.each(['', 'Thirty nights', 'ثلاثون ليلة', 'A mark \u200F and a joiner \u200D'])('leaves %j as it is', text => {
  expect(isolateDirections(text)).toBe(text)
})

it('puts an isolate around a text with an override, which ends the override', () => {
  expect(isolateDirections(`${RLO}lareneg`)).toBe(`${FSI}${RLO}lareneg${PDI}`)
})

it('closes isolates that the text leaves open', () => {
  expect(isolateDirections(`a ${RLI}b ${LRI}c`)).toBe(`${FSI}a ${RLI}b ${LRI}c${PDI}${PDI}${PDI}`)
  expect(isolateDirections(`a ${RLI}b${PDI} c`)).toBe(`${FSI}a ${RLI}b${PDI} c${PDI}`)
})

it('drops ends without a beginning, which would end the isolate around the text', () => {
  expect(isolateDirections(`a${PDI}${RLO}b`)).toBe(`${FSI}a${RLO}b${PDI}`)
})

it.each(['ثلاثون', 'שלום', 'ܫܠܡܐ', 'ﺳﻼﻡ'])('isolates a part amid %s, and amid nothing else', letters => {
  expect(isolateAmid('(419) 555-0142', `${letters} {phone}`)).toBe(`${FSI}(419) 555-0142${PDI}`)
  expect(isolateAmid('(419) 555-0142', 'Ramaḍān, 寄付: {phone}')).toBe('(419) 555-0142')
})
