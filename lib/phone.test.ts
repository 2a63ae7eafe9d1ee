import { describe, expect, it } from 'vitest'
import { kindOfLink } from './links.ts'
import {
  dialedNumber,
  keepPhoneDigits,
  phoneDigits,
  phoneKeys,
  phoneLink,
  phoneWords,
  searchedDigits,
  tenDigitsOr,
  tidyPhone,
} from './phone.ts'

it.each([
  ['(419) 555-0142', '+14195550142'],
  ['419-555-0142', '+14195550142'],
  ['419.555.0142', '+14195550142'],
  ['419 555 0142', '+14195550142'],
  ['4195550142', '+14195550142'],
  ['1 (419) 555-0142', '+14195550142'],
  ['1-419-555-0142', '+14195550142'],
  ['+1 419 555 0142', '+14195550142'],
  ['+1 (416) 555-0142', '+14165550142'],
  ['\u202a(419)\u00a0555\u20130142\u202c', '+14195550142'],
  ['(419) 555-0142 ext. 12', '+14195550142;ext=12'],
  ['419-555-0142 x12', '+14195550142;ext=12'],
  ['419-555-0142, extension 12', '+14195550142;ext=12'],
  ['1-800-555-GIVE', '+18005554483'],
  ['800-MASJIDS', '+18006275437'],
  ['+44 20 7946 0018', '+442079460018'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['0044 20 7946 0018', '+442079460018'],
  ['011 44 20 7946 0018', '+442079460018'],
  ['+62 812-3456-789', '+628123456789'],
  ['+49 30/901820', '+4930901820'],
  ['٣١٢٥٥٥٠١٤٢', '+13125550142'],
  ['۳۱۲-۵۵۵-۰۱۴۲', '+13125550142'],
  ['३१२ ५५५ ०१४२', '+13125550142'],
  ['（３１２）５５５－０１４２', '+13125550142'],
  ['＋４４ ２０ ７９４６ ００１８', '+442079460018'],
  ['+١ (٣١٢) ٥٥٥-٠١٤٢ x٧', '+13125550142;ext=7'],
  ['\u200f\ufeff312\u00ad555\u200b0142\u2069', '+13125550142'],
  ['(312) 555-0142 ext. 7', '+13125550142;ext=7'],
  ['(312) 555-0142 ext 7', '+13125550142;ext=7'],
  ['(312) 555-0142ext7', '+13125550142;ext=7'],
  ['(312) 555-0142 (ext. 7)', '+13125550142;ext=7'],
  ['(312) 555-0142, ext: 7', '+13125550142;ext=7'],
  ['312-555-0142x7', '+13125550142;ext=7'],
  ['312-555-0142 #7', '+13125550142;ext=7'],
  ['+13125550142;ext=7', '+13125550142;ext=7'],
  ['+1-312-555-0142,,101', '+13125550142;ext=101'],
  ['514-555-0142 poste 7', '+15145550142;ext=7'],
])('dials %s as %s', (written, dialed) => {
  expect(dialedNumber(written)).toBe(dialed)
  expect(kindOfLink(`tel:${dialed}`)).toBe('phone')
  expect(kindOfLink(`sms:${dialed}`)).toBe('message')
})

it.each([
  '',
  '555-0142',
  '(119) 555-0142',
  '(419) 055-0142',
  '(419) 555-01421',
  '020 7946 0018',
  '+1 555 0142',
  '+0 419 555 0142',
  '+44',
  '+1234567890123456',
  'Ask at the desk',
  'GIVE-555-0142',
  '(419) 555-0142 or (419) 555-0143',
  'tel:+14195550142',
])('cannot dial %j', written => expect(dialedNumber(written)).toBeNull())

describe('the digits of a phone number', () => {
  it.each([
    ['(419) 555-0142', '4195550142'],
    ['+1 (555) 123-4567', '5551234567'],
    ['15551234567', '5551234567'],
    ['+1.555.123.4567', '5551234567'],
    ['1555123456', '1555123456'],
    ['1', '1'],
    ['none', ''],
    ['٣١٢٥٥٥٠١٤٢', '3125550142'],
    ['१ (३१२) ५५५-०१४२', '3125550142'],
    ['\u202a+1 312 555 0142\u202c', '3125550142'],
  ])('of "%s" are "%s"', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits)
  })

  it.each([
    ['(419) 555-0142 ext. 9', '41955501429'],
    ['+44 20 7946 0000', '442079460000'],
    ['+1 555 123 4567 8', '155512345678'],
    ['1-1-555-123-4567', '115551234567'],
  ])('of "%s" are all kept when there are too many', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits)
  })
})

it('normalizes ten digits and keeps anything else as it was typed', () => {
  expect(tenDigitsOr('+1 (555) 123-4567')).toBe('5551234567')
  expect(tenDigitsOr('(419) 555')).toBe('(419) 555')
  expect(tenDigitsOr('+44 20 7946 0000')).toBe('+44 20 7946 0000')
  expect(tenDigitsOr('\u200f٣١٢٥٥٥٠١٤٢')).toBe('3125550142')
})

describe('an edited phone field', () => {
  const edit = (text: string, isDigitKey: boolean) => {
    const { value, caret } = keepPhoneDigits({ value: text.replace('|', ''), caret: text.indexOf('|') }, isDigitKey)
    return `${value.slice(0, caret)}|${value.slice(caret)}`
  }

  it.each([
    ['(419) 555-0142|', '4195550142|'],
    ['+1 (555) 123-4567|', '5551234567|'],
    ['+1 (555) |123-4567', '555|1234567'],
    ['|+1 (555) 123-4567', '|5551234567'],
    ['41a|9', '41|9'],
    ['41955501429|', '41955501429|'],
    ['442079|460000', '442079|460000'],
    ['٣١٢|٥٥٥٠١٤٢', '312|5550142'],
    ['𞥓𞥑|𞥒', '31|2'],
  ])('turns "%s" into "%s" after a paste or autofill', (text, expected) => {
    expect(edit(text, false)).toBe(expected)
  })

  it.each([
    ['41955501429|', '4195550142|'],
    ['4195|5550142', '419|5550142'],
    ['4420794600001|', '442079460000|'],
    ['15551234567|', '5551234567|'],
    ['1|5551234567', '|5551234567'],
    ['419|5', '419|5'],
    ['٣|', '3|'],
    ['3125550142٧|', '3125550142|'],
  ])('turns "%s" into "%s" after a digit was typed', (text, expected) => {
    expect(edit(text, true)).toBe(expected)
  })
})

it.each([
  ['9375550142', '(937) 555-0142', 'tel:+19375550142'],
  ['+1 937 555 0142', '(937) 555-0142', 'tel:+19375550142'],
  ['937.555.0142', '(937) 555-0142', 'tel:+19375550142'],
  ['+44 20 7946 0018', '+44 20 7946 0018', 'tel:+442079460018'],
  ['(312) 555-0142 x7', '(312) 555-0142 ext. 7', 'tel:+13125550142;ext=7'],
  ['٣١٢٥٥٥٠١٤٢', '(312) 555-0142', 'tel:+13125550142'],
  ['312-555-0142 or 419-555-0143', '312-555-0142 or 419-555-0143', 'tel:+13125550142'],
  ['Suite 200, 312-555-0142 after 5', 'Suite 200, 312-555-0142 after 5', 'tel:+13125550142'],
  ['555-0142 ext. 7', '555-0142 ext. 7', 'tel:5550142'],
  ['ask at the desk', 'ask at the desk', null],
  ['', '', null],
])('formats and dials the phone number %j', (typed, words, link) => {
  expect(phoneWords(typed)).toBe(words)
  expect(phoneLink(typed)).toBe(link)
})

it.each([
  ['(312) 555-0142 ext. 7', ['3125550142']],
  ['+1 312 555 0142', ['3125550142']],
  ['٣١٢٥٥٥٠١٤٢', ['3125550142']],
  ['312-555-0142/419-555-0143', ['3125550142', '4195550143']],
  ['+44 20 7946 0018', ['+442079460018']],
  ['(207) 946-0018', ['2079460018']],
  ['020 7946 0018', ['02079460018']],
  ['+1 555 123 4567', ['5551234567']],
  ['555-0142', ['5550142']],
  ['ext. 7', []],
])('compares %j as %j', (written, keys) => {
  expect(phoneKeys(written)).toEqual(keys)
})

it('finds a number by its country code or without', () => {
  expect(searchedDigits('(312) 555-0142 ext. 7')).toEqual(['13125550142'])
  expect(searchedDigits('5551234567')).toEqual(['15551234567'])
  expect(searchedDigits('Suite 200')).toEqual([])
})

it('keeps how a number is written, without what nobody sees', () => {
  expect(tidyPhone('\u202a(٣١٢) 555-0142 ext. 7\u202c ')).toBe('(312) 555-0142 ext. 7')
})

it.each([`1${' '.repeat(100_000)}x`, '(('.repeat(2_000), '1,'.repeat(50_000), '1 '.repeat(50_000)])(
  'reads what is long and hostile: %.9s…',
  text => {
    expect(dialedNumber(text)).toBeNull()
  },
)
