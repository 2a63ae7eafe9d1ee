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

it.each<[what: string, type: string, texts: string[], count: number]>([
  ['a number below a ZIP code', 'legalPage', ['Minara, 18 Orchard Lane, Toledo, OH 43606\n(419) 555-0142'], 1],
  ['an address within quotes', 'page', ['“salam@minara.example”'], 1],
  ['no part of an address', 'post', ['wsalam@minara.example', 'salam@minara.example.org', 'salam@minara'], 0],
])('finds %s', (_, _type, texts, count) => {
  expect(sentences({ _type, body: texts.map(text => block(text, text)) })).toHaveLength(count)
})

it('says where no name can stand for them', () => {
  const link = { _key: 'l', _type: 'link', label: 'Call us', href: 'tel:+14195550142' }
  const mail = { ...link, href: 'mailto:SALAM@minara.example?subject=Trial' }
  expect(sentences({ _type: 'page', sections: [mail] })).toHaveLength(1)
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
