import { describe, expect, it } from 'vitest'
import { EMAIL_PATTERN, isEmail, lacksEnding, tidyEmail } from './email.ts'
import { emailKeys, mailableAddress, mailboxKey, withoutEmails } from './email-keys.ts'

describe('an e-mail address', () => {
  it.each([
    ['a@b.co', ['a@b.co', ' a@b.co\u00a0']],
    ['amina.yusuf+masjid@mail.example.org', ['amina.yusuf+masjid@mail.example.org']],
    ['أمينة@example.org', ['أمينة@example.org']],
    ['khalid@masjid.example', ['\u200fkhalid@masjid.example', 'khalid\u200b@\u2066masjid.example\u2069']],
    ['khalid@masjid.example', ['\ufeffkhalid@mas\u00adjid.example', 'mailto:khalid@masjid.example']],
    ['khalid@masjid.example', ['\u200fMailto:ｋhalid@masjid.example ', 'mailto: khalid@masjid.example']],
    ['khalid@masjid.example', ['mailto://khalid@masjid.example']],
    ['imam@xn--mgbx5cf.xn--mgberp4a5d4ar', ['imam@xn--mgbx5cf.xn--mgberp4a5d4ar']],
    ['imam@سلام.السعودية', ['imam@سلام.السعودية', 'imam@سلام.السعودية.']],
    ['imam@उदाहरण.भारत', ['imam@उदाहरण.भारत']],
    ['imam@masjid.example', ['ｉｍａｍ＠ｍａｓｊｉｄ．ｅｘａｍｐｌｅ', 'imam@masjid。example', 'imam@masjid.example.']],
    ['imam@masjid.example', ['imam@masjid.example .', 'imam@masjid.example...', 'imam@masjid.example.\u200b']],
    ['imam@masjid.example', ['imam@masjid.example。', 'imam@masjid.example،', 'imam@masjid.example, ']],
    ['imam@masjid.example', ['imam@masjid.example;', 'imam@masjid.example).', '(imam@masjid.example)']],
    ['imam@masjid.example', ['<imam@masjid.example>', '<mailto:imam@masjid.example>,']],
    ['imam@masjid.example', ['mailto:imam@masjid.example.', '“imam@masjid.example.”', "'imam@masjid.example'!"]],
    ['imam@1.masjid.example', ['imam@1.masjid.example']],
    ["_o'brien'@masjid.example", ["_o'brien'@masjid.example."]],
    ['imam3@masjid3.example', ['imam٣@masjid۳.example']],
    ['إمام٣@masjid.example', ['إمام٣@masjid.example']],
  ])('%s may be written as each of %j', (tidy, all) => {
    for (const typed of all) expect([isEmail(typed), tidyEmail(typed)], typed).toEqual([true, tidy])
  })

  it.each([
    ...['', '\u200f', 'imam@masjid', 'imam@masjid.c', 'imam@masjid.123', 'imam@masjid.c1', 'imam@masjid..example'],
    ...['imam@.example', '.imam@masjid.example', 'Email:imam@masjid.example', 'imam,ali@masjid.example'],
    ...['https://imam@masjid.example', 'im<b>am@masjid.example', 'imam(office)@masjid.example'],
    String.raw`im\am@masjid.example`,
    'imam@masjid.xn--',
    'imam@masjid.',
    '.imam@masjid.example.',
    'imam@masjid.example. Ali@masjid.example.',
    'Imam <imam@masjid.example>',
    'imam@masjid_office.example',
    'imam@masjid*.example',
    "imam@masjid'.example",
    'imam@masjid.م',
    'imam @masjid.example',
    'imam@masjid.example\r\nBcc: x@y.example',
    'imam@masjid.example, amina@masjid.example',
    'mailto:imam@masjid',
    'mailto:imam@masjid.example?subject=Trial',
    `${'a'.repeat(250)}@b.co`,
    `a@${'a.'.repeat(50_000)}`,
  ])('may not be %.40j', typed => {
    expect(isEmail(typed)).toBe(false)
  })

  it('keeps a text that is none, without what nobody sees', () => {
    expect(tidyEmail('\u200fask ｉｍａｍ ')).toBe('ask ｉｍａｍ')
    expect(tidyEmail('mailto:imam@masjid')).toBe('mailto:imam@masjid')
  })

  it('may lack its ending', () => {
    expect(['\u200fkhalid@masjid', 'khalid@masjid.', 'khalid', 'khalid@masjid.org'].map(lacksEnding)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

it.each([
  ['a@x.co/312-555-0142', ' /312-555-0142'],
  ['Amina <amina@x.co>, ext. 7', 'Amina < >, ext. 7'],
  ['3125550142＠x.co', ' '],
  ['none', 'none'],
])('leaves of %j what is beside e-mail addresses', (typed, rest) => {
  expect(withoutEmails(typed)).toBe(rest)
})

it.each([
  [['khalid@masjid.example'], ['\u200fKhalid@Masjid.Example']],
  [['khalid@masjid.example', 'amina@masjid.example'], ['Khalid <khalid@masjid.example>; amina@masjid.example']],
  [['imam@xn--mgbx5cf.xn--mgberp4a5d4ar'], ['imam@سلام.السعودية', 'imam@xn--mgbx5cf.xn--mgberp4a5d4ar']],
  [['imam@masjid.example/other.co'], ['imam@masjid.example/other.co']],
  [["o'brien@example.org"], ["o'brien@example.org", 'o’brien@example.org', 'o‘brien@example.org']],
  [["o'brien@example.org"], ['o´brien@example.org', 'o′brien@example.org', 'oʼbrien@example.org']],
  [['imam3@x.co'], ['imam٣@x.co']],
  [['office@masjid'], ['Office@Masjid']],
  [
    ['a@x', 'b@y'],
    ['a@x|b@y', 'a@x/b@y'],
  ],
  [
    ['a@x', 'b@y', 'c@z'],
    ['a@x،b@y؛c@z', 'a@x、b@y；c@z', 'a@x•b@y—c@z'],
  ],
  [
    ['a@x.co', 'b@y.co'],
    ['a@x.co&b@y.co', "‘a@x.co’, 'b@y.co'!", 'Amina|a@x.co|b@y.co', 'ａ＠ｘ．ｃｏ; b@y.co'],
  ],
  [["o'brien@x.co", 'b@y.co'], ["o'brien@x.co|b@y.co"]],
  [['a@x'], ['a@x.', '“a@x”']],
  [['a@x.co'], ['a@x.co…', '*a@x.co*', 'mailto:a@x.co?subject=Trial', 'a@x.co/312-555-0142']],
  [['a@x.co'], ['312-555-0142/a@x.co']],
  [['a&b@x.co'], ['a&b@x.co']],
  [['a/b@x.co'], ['a/b@x.co']],
  [['_a@x.co'], ['_a@x.co']],
  [['imam@masjid_noor.org'], ['imam@masjid_noor.org']],
  [[], ['a@b@c', `${'.'.repeat(100_000)}a@`, 'none @ all', '@', 'amina', '']],
])('compares as %j each of %.60j', (keys, all) => {
  for (const typed of all) expect(emailKeys(typed), typed.slice(0, 40)).toEqual(keys)
})

it.each([
  ['amina@example.org', 'amina@example.org'],
  ['\u200fAmina+news@Masjid.Example ', 'Amina+news@masjid.example'],
  ["o'brien@example.org", "o'brien@example.org"],
  ['imam@سلام.السعودية', 'imam@xn--mgbx5cf.xn--mgberp4a5d4ar'],
])('mails to %j as %j', (typed, address) => {
  expect(mailableAddress(typed)).toBe(address)
})

it.each([
  ...['', 'amina', 'amina@example', 'a@example.org, b@example.org', 'a@example.org;b@example.org', 'A <a@example.org>'],
  ...['a@example.org\r\nBcc: b@example.org', 'a\0@example.org', 'a\u0085b@example.org', 'b%example.org@example.com'],
  ...[
    'evil.org!b@example.com',
    '"a b"@example.org',
    'a@[127.0.0.1]',
    'a@example.org/x.co',
    `${'a'.repeat(65)}@example.org`,
  ],
])('mails to nobody for %j', typed => {
  expect(mailableAddress(typed)).toBeNull()
})

it('has a pattern that browsers take', () => {
  const pattern = new RegExp(`^(?:${EMAIL_PATTERN})$`, 'v')
  expect(['imam@masjid.example', 'imam,ali@masjid.example'].map(typed => pattern.test(typed))).toEqual([true, false])
})

it('counts the addresses of one mailbox as one', () => {
  const written = ['amina@example.org', 'AMINA@EXAMPLE.ORG', 'amina+a@example.org', 'Amina+b+c@example.org']
  expect(new Set(written.map(mailboxKey))).toEqual(new Set(['amina@example.org']))
  const atGmail = ['amina@gmail.com', 'a.mi.na@GMAIL.com', 'Am.ina+x.y@googlemail.com']
  expect(new Set(atGmail.map(mailboxKey))).toEqual(new Set(['amina@gmail.com']))
  for (const host of ['example.org', 'gmail.com.example', 'notgmail.com', 'mail.gmail.com']) {
    expect(mailboxKey(`amina.y@${host}`)).toBe(`amina.y@${host}`)
  }
})
