import { expect, it } from 'vitest'
import { payloadOf, readValues } from '../../forms/submission.ts'
import { validate } from './fields.ts'
import { FORMS } from './forms.ts'
import { isRegion, REGIONS, regionName } from './regions.ts'
import { valueLabel } from './request-labels.ts'

const FIELDS = ['II04masjidstate', 'III06recipientstate']

it('no two of the 69 regions of the United States and Canada have one code', () => {
  const codes = [...Object.keys(REGIONS.US), ...Object.keys(REGIONS.CA)]
  expect(new Set(codes.filter(code => /^[A-Z]{2}$/.test(code))).size).toBe(69)
})

it.each(['OH', 'DC', 'NU', ''])('a registration with the region %j is delivered as it is', code => {
  const values = readRegistration(code)
  expect(validate(FORMS.registration, values)).toEqual({})
  for (const field of FIELDS) expect(payloadOf({ values })[field]).toBe(code)
})

it.each(['dc', 'D.C.', 'Puerto Rico', 'XX', 'constructor'])('a registration with the region %j is refused', code => {
  expect(Object.keys(validate(FORMS.registration, readRegistration(code)))).toEqual(FIELDS)
  expect(isRegion(code)).toBe(false)
})

it.each([
  ['DC', 'District of Columbia'],
  ['VI', 'U.S. Virgin Islands'],
  ['QC', 'Quebec'],
])('staff read %s as %s', (code, name) => {
  expect(regionName(code)).toBe(name)
  for (const field of FIELDS) expect(valueLabel(field, code)).toBe(name)
})

function readRegistration(region: string) {
  const sent = FIELDS.map((field): [string, string] => [field, region])
  return readValues('registration', new Map([...sent, ['IV01termsandconditions', 'true']]))
}
