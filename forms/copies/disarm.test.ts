import { expect, it } from 'vitest'
import { disarm } from './disarm.ts'

it.each([
  ['https://evil.example/a?b=c', 'https[:]//evil[.]example/a?b=c'],
  ['HTTP://EVIL.EXAMPLE', 'HTTP[:]//EVIL[.]EXAMPLE'],
  ['see evil.example.', 'see evil[.]example.'],
  ['www.evil.example', 'www[.]evil[.]example'],
  ['//evil.example', '//evil[.]example'],
  ['amina@masjid.org', 'amina[@]masjid[.]org'],
  ['mailto:amina@masjid.org', 'mailto[:]amina[@]masjid[.]org'],
  ['tel:+14195550142', 'tel[:]+14195550142'],
  ['javascript:alert(1)', 'javascript[:]alert(1)'],
  ['http://3232235777/', 'http[:]//3232235777/'],
  ['http://[::1]/', 'http[:]//[[:][:]1]/'],
  ['10.0.0.1', '10[.]0[.]0[.]1'],
  ['evil。example', 'evil[.]example'],
  ['ｅｖｉｌ．example', 'ｅｖｉｌ[.]example'],
  ['http：／／evil․example', 'http[:]//evil[.]example'],
  ['amina＠masjid﹒org', 'amina[@]masjid[.]org'],
  ['مثال.السعودية', 'مثال[.]السعودية'],
  ['💩.la', '💩[.]la'],
  ['\\\\evil\\share', '[\\]\\evil\\share'],
  ['ev\u200bil.exa\u00admple', 'evil[.]example'],
  ['evil.\u200bexample', 'evil[.]example'],
  ['evil\u2060.\u2060example', 'evil[.]example'],
])('finds no link in %j', (typed, shown) => {
  expect(disarm(typed)).toBe(shown)
})

it.each(['Masjid as-Salam', '2450 Maplewood Avenue, Toledo, OH 43606', '(419) 555-0142', 'مسجد السلام', 'St. Mary'])(
  'leaves %j as it is',
  text => {
    expect(disarm(text)).toBe(text)
  },
)

it('is one line without controls and marks of direction', () => {
  expect(disarm(' a\r\nBcc: x\u2028b\u0000\u202ec\u2066d\u200f\te\ud800 ')).toBe('a Bcc: x b cd e\ufffd')
})

it('cuts a name of five megabytes', () => {
  expect([...disarm('n'.repeat(5_000_000))]).toHaveLength(301)
  expect(disarm('\u200b'.repeat(5_000_000))).toBe('')
  expect(disarm('🕌'.repeat(400))).toBe(`${'🕌'.repeat(300)}…`)
})
