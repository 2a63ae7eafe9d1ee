import { expect, it } from 'vitest'
import { asciiDigits, cleanText, isBlank, withoutInvisible } from './plain-text.ts'

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙', '0123456789'],
  ['𝟎𝟗𝟘𝟡𝟢𝟫', '090909'],
  ['a1 ½', 'a1 ½'],
])('reads the digits of %s', (written, digits) => {
  expect(asciiDigits(written)).toBe(digits)
})

it.each([
  ['\u200fkhalid\u200e', 'khalid'],
  ['\u061ckhalid\u2066\u2069', 'khalid'],
  ['\ufeffkha\u00adlid\u200b', 'khalid'],
  ['\u00a0\u2003khalid\u3000\r\n', 'khalid'],
  ['\u202akhalid\u202c', 'khalid'],
  ['\u2028kha\u2060lid\u180e', 'khalid'],
])('takes out of %j what nobody sees', (typed, text) => {
  expect(withoutInvisible(typed)).toBe(text)
})

it.each([
  ['\u200f Amina\u00a0Yusuf \u200e', 'Amina\u00a0Yusuf'],
  ['\ufeffAmi\u00adna', 'Amina'],
  ['Amina\r\nYusuf', 'Amina Yusuf'],
  ['\u202eAmina\u202c', 'Amina'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['هـ\u200d', 'هـ\u200d'],
  ['ක්\u200dරි', 'ක්\u200dරි'],
  ['Salam ❤\ufe0f', 'Salam ❤\ufe0f'],
  ['E\u0301va', 'Éva'],
  ['\ud800Amina', '\ufffdAmina'],
  [` ${' '.repeat(100_000)}a${' '.repeat(100_000)}b `, `a${' '.repeat(100_000)}b`],
])('keeps what is text in the name %j', (typed, text) => {
  expect(cleanText(typed)).toBe(text)
})

it.each(['', ' ', '\u00a0\u3000', '\u200f', '\ufeff\u200b\u200d', '\t\u00ad'])('calls %j blank', text => {
  expect(isBlank(text)).toBe(true)
  expect(isBlank(`${text}٧`)).toBe(false)
})
