import { describe, expect, it } from 'vitest'
import { registrationPage } from '../../seed/content/registration-page.ts'
import { type FormField, validate } from './fields'
import { ASKED, FIELDS, fieldsOfStep, isNeeded, MAILING_CHOICES, REGISTRATION, STEPS } from './registration'
import { MINI_TRIAL } from './request-forms'
import { USABLE } from './rules'
import { type SummaryLabels, summarise } from './summary.ts'
import { TRIAL } from './trial-forms'

const labels: SummaryLabels = Object(registrationPage.labels)

const masjid = {
  II02masjidaddress: '2450 Maplewood Avenue',
  II03masjidcity: 'Toledo',
  II04masjidstate: 'OH',
  II05masjidzip: '43606',
  II14masjidcountry: 'US',
}

const recipient = {
  III01recipientname: 'Hassan Idris',
  III021recipientemail: 'hassan@assalamtoledo.org',
  III03recipientphone: '(419) 555-0173',
  III04recipientstreetaddress: '18 Orchard Lane',
  III05recipientcity: 'Sylvania',
  III06recipientstate: 'OH',
  III07recipientzip: '43560',
}

function rowsOf(step: number, values: Record<string, string>) {
  const rows = summarise(values, labels).find(([each]) => each === step)?.[1] ?? []
  return rows.map(({ label, value }) => [label, value])
}

it('lists the answers of the first three steps', () => {
  expect(summarise({}, labels).map(([step]) => step)).toEqual([1, 2, 3])
  const rows = rowsOf(1, { I01name: 'Khalid Rahman', I04role: ' Board member ' })
  expect(rows.slice(0, 4)).toEqual([
    ['Name', 'Khalid Rahman'],
    ['Email', ''],
    ['Phone', ''],
    ['Role', 'Board member'],
  ])
})

describe('an address', () => {
  it('is in one line, with its country', () => {
    expect(rowsOf(2, masjid)).toContainEqual(['Address', '2450 Maplewood Avenue, Toledo, OH 43606, United States'])
  })

  it.each([
    [{ II02masjidaddress: '', II05masjidzip: '' }, 'Toledo, OH, United States'],
    [{ II03masjidcity: '', II04masjidstate: '', II14masjidcountry: '' }, '2450 Maplewood Avenue, 43606'],
  ])('has no commas for missing parts: %j', (missing, address) => {
    expect(rowsOf(2, { ...masjid, ...missing })).toContainEqual(['Address', address])
  })
})

describe('mailing', () => {
  it('to the masjid is one row', () => {
    expect(rowsOf(3, { ...recipient, II13masjidmailing: 'masjid' })).toEqual([['Send mail to', 'The masjid']])
  })

  it('to you includes the address', () => {
    expect(rowsOf(3, { ...recipient, II13masjidmailing: 'your' })).toEqual([
      ['Send mail to', 'Your address'],
      ['Mailing address', '18 Orchard Lane, Sylvania, OH 43560'],
    ])
  })

  it('to somebody else includes everything about them', () => {
    expect(rowsOf(3, { ...recipient, II13masjidmailing: 'other' })).toEqual([
      ['Send mail to', 'Hassan Idris'],
      ['Recipient email', 'hassan@assalamtoledo.org'],
      ['Recipient phone', '(419) 555-0173'],
      ['Mailing address', '18 Orchard Lane, Sylvania, OH 43560'],
    ])
    expect(rowsOf(3, { II13masjidmailing: 'other' })[0]).toEqual(['Send mail to', 'Other'])
  })

  it('is empty without an answer', () => {
    expect(rowsOf(3, {})).toEqual([['Send mail to', '']])
  })
})

const CASES: [keyof typeof USABLE, FormField, string[]][] = [
  ['text', TRIAL.name, ['Khalid', ' x ', ' ', '\u00a0', 'm'.repeat(300), 'm'.repeat(301), ' '.repeat(100_000)]],
  [
    'email',
    TRIAL.email,
    ['a@b.org', 'a@b', 'a@b.c', 'a b@c.org', 'imam@xn--mgbx5cf.xn--mgberp4a5d4ar', 'a@b.السعودية'],
  ],
  ['tenDigits', MINI_TRIAL.phone, ['+47 22 12 34 56', '＋٤٧ ٢٢ ١٢ ٣٤ ٥٦', '001 312 555 0142', '011 1 312 555 0142']],
  ['fullName', MINI_TRIAL.name, ['Khalid Rahman', 'Khalid', 'Khalid ', 'Khalid\u00a0Rahman', ' Khalid', 'خالد رحمن']],
  ['tenDigits', MINI_TRIAL.phone, ['4195550118', '(419) 555-0118', '+1 419 555 0118', '419555011', '24195550118']],
  [
    'tenDigits',
    MINI_TRIAL.phone,
    ['٤١٩٥٥٥٠١١٨', '+١ ٤١٩ ٥٥٥ ٠١١٨', '۴۱۹-۵۵۵-۰۱۱۸', '४१९५५५०११८', '٤١٩٥٥٥٠١١', '٢٤١٩٥٥٥٠١١٨'],
  ],
]

/** A local part and an @, as HTML wants them of a field of type email. */
const BEGINS_AS_EMAIL = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@/

it.each([
  'mailto:amina@masjid.example',
  '\u200famina@masjid.example',
  'amina\u200b@masjid.example',
  'ａｍｉｎａ@masjid.example',
  'amina＠masjid.example',
])('%j is accepted and tidied, but lights no tile: browsers call such a field invalid, whatever its pattern', value => {
  expect(validate({ value: TRIAL.email }, { value })).toEqual({})
  expect(value).not.toMatch(BEGINS_AS_EMAIL)
})

it.each(CASES)('a style takes the same %s for usable as its rule does', (kind, field, values) => {
  // As the browser reads the attribute `pattern`.
  const pattern = new RegExp(`^(?:${USABLE[kind]})$`, 'v')
  for (const value of values) {
    const isAccepted = Object.keys(validate({ value: field }, { value })).length === 0
    expect([value, pattern.test(value)]).toEqual([value, isAccepted])
  }
})

it('every field of the registration is asked once, step by step, the country before the address', () => {
  expect([...ASKED].sort()).toEqual(Object.keys(REGISTRATION).sort())
  const [first = 0] = STEPS.map(step => fieldsOfStep(step).length)
  const masjid = ['II01masjidname', 'II14masjidcountry', 'II02masjidaddress']
  expect(ASKED.slice(first, first + 3)).toEqual(masjid)
  const steps = ASKED.map(field => FIELDS[field].step)
  expect(steps).toEqual(steps.toSorted())
})

it('asks for nobody before it is known where mail goes, then for an address, and for a recipient if that is somebody else', () => {
  const needed = [undefined, ...MAILING_CHOICES].map(choice => [
    isNeeded('recipientGroup', choice),
    isNeeded('mailingGroup', choice),
  ])
  expect(needed).toEqual([
    [false, false],
    [false, false],
    [false, true],
    [true, true],
  ])
})
