import { expect, it } from 'vitest'
import { findTypedContacts } from './typed-contacts'

const CONTACT = { phone: '(419) 555-0142', email: 'salam@minara.example' }
const block = (_key: string, ...texts: string[]) => ({
  ...{ _key, _type: 'block', markDefs: [] },
  children: texts.map((text, index) => ({ _key: `${index}`, _type: 'span', marks: [], text })),
})
const sentences = (document: Record<string, unknown>) =>
  findTypedContacts(document, CONTACT).map(({ path, message }) => [JSON.stringify(path), message])

it('finds the number and the address of the settings wherever somebody typed them', () => {
  const body = [
    block('a', 'Call 419.555', '.0142 today.'),
    block('b', 'Write to Salam@Minara.example.'),
    { _key: 'c', _type: 'callout', title: 'Questions?', text: 'Call +1 419 555 0142' },
    block('d', 'Write to {email} or call {phone}.'),
  ]
  const phone = 'It holds the phone number of the settings. Write {phone} instead, and it changes with them.'
  expect(sentences({ _type: 'post', body })).toEqual([
    ['["body",{"_key":"a"}]', phone],
    [
      '["body",{"_key":"b"}]',
      'It holds the e-mail address of the settings. Write {email} instead, and it changes with them.',
    ],
    ['["body",{"_key":"c"},"text"]', phone],
  ])
})

it('finds a number below an address with a ZIP code', () => {
  const body = [block('a', 'Minara, 18 Orchard Lane, Toledo, OH 43606\n(419) 555-0142')]
  expect(sentences({ _type: 'legalPage', body })).toHaveLength(1)
})

it('compares whole addresses', () => {
  const body = [block('a', 'wsalam@minara.example'), block('b', 'salam@minara.example.org'), block('c', 'salam@minara')]
  expect(sentences({ _type: 'post', body })).toEqual([])
  const link = { _key: 'l', _type: 'link', label: 'Write', href: 'mailto:SALAM@minara.example?subject=Trial' }
  expect(sentences({ _type: 'page', sections: [link, block('b', '“salam@minara.example”')] })).toHaveLength(2)
})

it('says where no name can stand for them', () => {
  const link = { _key: 'l', _type: 'link', label: 'Call us', href: 'tel:+14195550142' }
  expect(sentences({ _type: 'page', sections: [link] })).toEqual([
    [
      '["sections",{"_key":"l"},"href"]',
      'It holds the phone number of the settings, and does not change with them. Look at it when they change.',
    ],
  ])
})

it('finds a number that was forgotten in a legal page, and leaves those of others alone', () => {
  const body = [block('a', 'Call (416) 555-0199.'), block('b', 'From 2023-2024, $1,000,000, 12345 people.')]
  expect(sentences({ _type: 'legalPage', body })).toEqual([
    [
      '["body",{"_key":"a"}]',
      'It holds a phone number that is not the one of the settings. If it should be, write {phone} instead.',
    ],
  ])
  expect(sentences({ _type: 'page', body })).toEqual([])
  expect(sentences({ _type: 'siteSettings', ...CONTACT })).toEqual([])
})

it('finds nothing without settings', () => {
  expect(findTypedContacts({ _type: 'post', body: [block('a', 'Call us')] }, { phone: null, email: null })).toEqual([])
})
