import { describe, expect, it } from 'vitest'
import { registrationPage } from '../../seed/content/registration-page.ts'
import { type SummaryLabels, summarise } from './summary.ts'

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
