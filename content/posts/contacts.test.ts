import { expect, it } from 'vitest'
import type { RichText } from '../rich-text'
import { paragraph as block, read, span } from '../rich-text.fixture'
import { fillContacts } from './contacts'

const CONTACT = {
  email: 'salam@minara.example',
  emailHref: 'mailto:salam@minara.example',
  phone: '(419) 555-0142',
  phoneHref: 'tel:+14195550142',
}

it('puts the e-mail address and the phone number, as links, in place of their names', () => {
  expect(fill(paragraph('Write to {email} or call {phone}.', 'strong'))).toMatchObject([
    {
      markDefs: [
        { _key: 'contact-email', href: 'mailto:salam@minara.example' },
        { _key: 'contact-phone', href: 'tel:+14195550142' },
      ],
      children: [
        { text: 'Write to ', marks: ['strong'] },
        { text: 'salam@minara.example', marks: ['strong', 'contact-email'] },
        { text: ' or call ', marks: ['strong'] },
        { text: '(419) 555-0142', marks: ['strong', 'contact-phone'] },
        { text: '.', marks: ['strong'] },
      ],
    },
  ])
})

it('fills them in several times, at both ends, and gives every part a key of its own', () => {
  const [block] = fill(paragraph('{phone} and {phone}'))
  const children = block?._type === 'block' ? block.children : []
  expect(children.map(({ text }) => text)).toEqual(['(419) 555-0142', ' and ', '(419) 555-0142'])
  expect(new Set(children.map(({ _key }) => _key)).size).toBe(3)
})

it('keeps the link that staff gave to the words', () => {
  expect(fill(paragraph('Call {phone}', 'own'))).toMatchObject([
    { children: [{ text: 'Call (419) 555-0142', marks: ['own'] }] },
  ])
})

it('leaves a number that cannot be dialed without a link', () => {
  const [block] = fillContacts(read(paragraph('Call {phone}')), { ...CONTACT, phoneHref: null })
  expect(block).toMatchObject({
    children: [{ text: 'Call ' }, { text: '(419) 555-0142' }],
    markDefs: [{ _key: 'contact-email' }],
  })
})

it('fills in boxes and captions as text, and leaves other braces and blocks as they are', () => {
  const callout = { _type: 'callout', _key: 'c', title: 'Call {phone}', text: 'Or {email}' }
  expect(fill(callout)).toEqual([{ ...callout, title: 'Call (419) 555-0142', text: 'Or salam@minara.example' }])
  const plain = read(paragraph('{fax} {Phone} { phone }'))
  expect(fillContacts(plain, CONTACT)).toEqual(plain)
})

it('isolates a number amid Arabic where no link does, which would be drawn as 0142-555 (419)', () => {
  const callout = { _type: 'callout', _key: 'c', title: 'اتصل بنا على {phone}', text: 'Or {phone}' }
  const isolated = '\u2068(419) 555-0142\u2069'
  expect(fill(callout)).toEqual([{ ...callout, title: `اتصل بنا على ${isolated}`, text: 'Or (419) 555-0142' }])
  expect(fill(paragraph('اتصل {phone}', 'own'))).toMatchObject([{ children: [{ text: `اتصل ${isolated}` }] }])
  expect(fill(paragraph('اتصل {phone}'))).toMatchObject([{ children: [{}, { text: '(419) 555-0142' }] }])
  const undialed = fillContacts(read(paragraph('اتصل {phone}')), { ...CONTACT, phoneHref: null })
  expect(undialed).toMatchObject([{ children: [{}, { text: isolated }] }])
})

function fill(...blocks: object[]): RichText {
  return fillContacts(read(...blocks), CONTACT)
}

function paragraph(text: string, ...marks: string[]) {
  const markDefs = marks.includes('own') ? [{ _type: 'link', _key: 'own', href: '/#contact' }] : []
  return block([span(text, ...marks)], markDefs)
}
