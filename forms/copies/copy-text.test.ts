import { describe, expect, it } from 'vitest'
import { writeMail } from '../notifications/visitor-mail.ts'
import { disarm, writeCopy } from './copy-text.ts'
import { WORDS } from './words.fixture.ts'

const REFERENCE = 'K7P-4MX'

type Entry = Omit<Parameters<typeof writeCopy>[0], 'reference'>

/** The mail as it is sent. */
function write(entry: Entry, words = WORDS) {
  const { subject, paragraphs, sender } = writeCopy({ ...entry, reference: REFERENCE }, words)
  return { subject, ...writeMail(paragraphs, sender) }
}

const registration = (values: Record<string, string>) => write({ form: 'registration', values })

describe('the mail after a registration', () => {
  it('repeats the answers in the page’s words, step by step, each in quotes', () => {
    const { subject, text } = registration({
      I01name: 'Amina Yusuf',
      I02email: 'amina@masjid.org',
      II02masjidaddress: '2450 Maplewood Avenue',
      II03masjidcity: 'Toledo',
      II04masjidstate: 'OH',
      II05masjidzip: '43606',
      II14masjidcountry: 'US',
      II13masjidmailing: 'masjid',
      IV01termsandconditions: 'true',
    })
    expect(subject).toBe('Registration K7P-4MX')
    expect(text.split('\n')).toEqual([
      ...['Assalamu alaikum,', '', 'Thank you for registering.', '', 'Your reference: K7P-4MX', ''],
      ...['This is what you sent:', ''],
      ...['About you', 'Name', '> Amina Yusuf', 'Email', '> amina[@]masjid[.]org', ''],
      ...['Masjid', 'Address', '> 2450 Maplewood Avenue, Toledo, OH 43606, United States', ''],
      ...['Mailing', 'Send mail to', '> The masjid', ''],
      ...['A person answers within two days.', ''],
      ...['To have it erased, write to salam@minara.example and name K7P-4MX.', '', 'The team', ''],
    ])
  })

  it('lets nothing that was typed leave its quoted line, or be a link', () => {
    const evil = 'x\r\n\r\nBcc: victim@evil.example\u2028https://evil.example \u202ewww.evil.example'
    const names = ['I01name', 'I04role', 'II01masjidname', 'II06masjidwebsite', 'III01recipientname']
    const typed = Object.fromEntries(names.map(name => [name, `${evil}${'n'.repeat(5_000)}`]))
    const { subject, text, html } = registration({ ...typed, II13masjidmailing: 'other' })
    expect(subject).toBe('Registration K7P-4MX')
    const quoted = text.split('\n').filter(line => line.startsWith('> '))
    expect(quoted).toHaveLength(names.length)
    for (const line of quoted) expect(line.length).toBeLessThan(340)
    const rest = text.split('\n').filter(line => !line.startsWith('> '))
    expect(rest.join('\n')).not.toContain('evil')
    expect(text).not.toMatch(/evil\.example|https:|\u202e|\u2028|\r/)
    expect(html).not.toMatch(/evil\.example|href=/)
  })

  it('without answers says only what it is about', () => {
    expect(registration({ IV01termsandconditions: 'true' }).text).not.toContain(WORDS.answersTitle)
  })
})

it.each(['demo', 'trial', 'shortTrial', 'miniTrial'] as const)(
  'the mail after the form “%s” holds nothing that was typed',
  form => {
    const values = { name: 'Evil Name', email: 'victim@example.org', phone: '4195550142', masjid: 'Evil Masjid' }
    const { subject, text, html } = write({ form, values })
    expect(subject + text + html).not.toMatch(/evil|victim|4195550142/i)
    expect(text).toContain('Your reference: K7P-4MX')
    expect(text).toContain('\n\nOpen the live demo:\nhttps://give.example/demo\n\n')
    expect(html).toMatch(/<a href="https:\/\/give.example\/demo" [^>]*>Open the live demo<\/a>/)
    expect(subject).toBe(form === 'demo' ? 'Demo K7P-4MX' : 'Trial K7P-4MX')
  },
)

it('a line break in the subject of staff is none', () => {
  const subjects = { ...WORDS.subjects, demo: 'Demo\r\nBcc: x@y.zz' }
  expect(write({ form: 'demo', values: {} }, { ...WORDS, subjects }).subject).toBe('Demo Bcc: x@y.zz')
})

it('HTML holds the name and the mark of the product, each paragraph, and no markup of what was typed or written', () => {
  const { html } = writeMail(['Salam & <b>peace</b>', '', 'one\ntwo'], { name: '"M"', icon: 'https://m.example/i?a&b' })
  expect(html).toContain('src="https://m.example/i?a&amp;b"')
  expect(html).toContain('<b>&quot;M&quot;</b>')
  expect(html.match(/<p dir="auto"[^>]*>.*?<\/p>/g)?.map(row => row.replace(/^<p[^>]*>|<\/p>$/g, ''))).toEqual([
    'Salam &amp; &lt;b&gt;peace&lt;/b&gt;',
    'one<br>two',
  ])
})

it.each([
  ['https://evil.example/a?b=c', 'https[:]//evil[.]example/a?b=c'],
  ['see evil.example.', 'see evil[.]example.'],
  ['//evil.example', '//evil[.]example'],
  ['amina@masjid.org', 'amina[@]masjid[.]org'],
  ['mailto:amina@masjid.org', 'mailto[:]amina[@]masjid[.]org'],
  ['javascript:alert(1)', 'javascript[:]alert(1)'],
  ['http://[::1]/', 'http[:]//[[:][:]1]/'],
  ['evil。example', 'evil[.]example'],
  ['ｅｖｉｌ．example', 'ｅｖｉｌ[.]example'],
  ['http：／／evil․example', 'http[:]//evil[.]example'],
  ['amina＠masjid﹒org', 'amina[@]masjid[.]org'],
  ['مثال.السعودية', 'مثال[.]السعودية'],
  ['\\\\evil\\share', '[\\]\\evil\\share'],
  ['ev\u200bil.exa\u00admple', 'evil[.]example'],
  ['evil\u2060.\u2060example', 'evil[.]example'],
])('no program finds a link in %j', (typed, shown) => {
  expect(disarm(typed)).toBe(shown)
})

it.each(['Masjid as-Salam', '2450 Maplewood Avenue, Toledo, OH 43606', '(419) 555-0142', 'مسجد السلام', 'St. Mary'])(
  'a copy leaves %j as it is',
  text => {
    expect(disarm(text)).toBe(text)
  },
)

it('what was typed is one line without controls and marks of direction', () => {
  expect(disarm(' a\r\nBcc: x\u2028b\u0000\u202ec\u2066d\u200f\te\ud800 ')).toBe('a Bcc: x b cd e\ufffd')
})

it('what was typed is cut: a name of five megabytes', () => {
  expect([...disarm('n'.repeat(5_000_000))]).toHaveLength(301)
  expect(disarm('\u200b'.repeat(5_000_000))).toBe('')
  expect(disarm('🕌'.repeat(400))).toBe(`${'🕌'.repeat(300)}…`)
})
