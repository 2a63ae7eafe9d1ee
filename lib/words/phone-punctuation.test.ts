import { expect, it } from 'vitest'
import { dialedNumber, phoneKeys, phoneLink, searchedDigits, takeNumbers, tidyPhone } from './phone.ts'

it.each([
  ['+13125550142', ['312~555~0142', '312:555:0142', '312=555=0142', "312'555'0142", '312\u2043555\u20430142']],
  ['+13125550142', ['٣١٢؛٥٥٥؛٠١٤٢', '{312} 555-0142', '«312» 555-0142', '+1 1 312 555 0142', '+001 312 555 0142']],
  ['+13125550142;ext=7', ['312-555-0142 ext-7', '312-555-0142 ext#7']],
  ['+18004483669', ['+1-800-GIVE-NOW']],
  ['+13126275437', ['+1 (312) MASJIDS']],
])('dials %s, and finds it, for each of %j', (dialed, all) => {
  for (const written of all) {
    expect(dialedNumber(written), written).toBe(dialed)
    expect(phoneKeys(written), written).toEqual([dialed.slice(2, 12)])
  }
})

it.each([
  ['312-555-0142 - 7', ['3125550142']],
  ['3125550142 7', ['3125550142']],
  ['(312) 555-0142–43', ['3125550142']],
  ['1 312 555 0142 / 7', ['3125550142']],
  ['020 7946 0018 7', ['020794600187']],
  ['966 50 123 4567', ['966501234567']],
  ['212 6 12 34 56 78', ['212612345678']],
  ['90 532 234 56 78', ['905322345678']],
  ['312-555-01421', ['31255501421']],
])('compares %j, with digits behind it, as %j', (written, keys) => {
  expect(phoneKeys(written)).toEqual(keys)
})

it('calls and searches a number without the digits behind it', () => {
  expect(phoneLink('312-555-0142 - 7')).toBe('tel:+13125550142')
  expect(searchedDigits('312-555-0142 - 7')).toEqual(['13125550142'])
  expect(takeNumbers('3125550142 9-5')).toEqual({ digits: ['13125550142'], rest: '' })
})

it.each(['Tel: (312) 555-0142', 'tel://(312) 555-0142', 'callto:(312) 555-0142'])('takes what leads %j off', typed => {
  expect(tidyPhone(typed)).toBe('(312) 555-0142')
})
