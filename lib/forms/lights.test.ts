import { expect, it } from 'vitest'
import { choicesWithout, REGISTRATION_LIGHTS, SHORT_SHARES, TRIAL_SHARES } from './lights'
import { FIELDS_OF_STEP, REGISTRATION, STEPS } from './registration'

it('the answers of each trial form light ten petals', () => {
  for (const shares of [TRIAL_SHARES, SHORT_SHARES]) {
    expect(Object.values<number>(shares).reduce((sum, share) => sum + share)).toBe(10)
  }
})

it('every field of the registration has a tile, in the order in which it is asked', () => {
  expect([...REGISTRATION_LIGHTS].sort()).toEqual(Object.keys(REGISTRATION).sort())
  const [first = 0] = STEPS.map(step => FIELDS_OF_STEP[step].length)
  const masjid = ['II01masjidname', 'II14masjidcountry', 'II02masjidaddress']
  expect(REGISTRATION_LIGHTS.slice(first, first + 3)).toEqual(masjid)
  const steps = REGISTRATION_LIGHTS.map(field => REGISTRATION[field].step)
  expect(steps).toEqual(steps.toSorted())
})

it('mail to the masjid makes all fields of a recipient needless, mail to the visitor those of somebody else', () => {
  expect(choicesWithout('III01recipientname')).toEqual(['masjid', 'your'])
  expect(choicesWithout('III07recipientzip')).toEqual(['masjid'])
  expect(choicesWithout('II13masjidmailing')).toEqual([])
  expect(choicesWithout('I01name')).toEqual([])
})
