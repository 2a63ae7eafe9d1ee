import { describe, expect, it } from 'vitest'
import { cleanAddress, kindOfLink, meantPaths, safeHref } from './links.ts'

describe('links in the content', () => {
  it.each([
    ['page', ['/', '/request-trial', '/blog/page/2?from=mail#top', '#contact', '/#impact', '#زكاة-المال']],
    ['page', ['#événements', '#ما-هي-الزكاة؟', '#it’s-time', '#what-is-zakat?', '#%D8%B2%D9%83%D8%A7%D8%A9']],
    ['page', ['/post/thirty-nights#زكاة-المال', '/😀']],
    ['web', ['https://status.example.org/', 'HTTPS://EXAMPLE.ORG', 'https://سلام.السعودية/صلاة']],
    ['mail', ['mailto:salam@minara.example', 'mailto:salam@minara.example?subject=Trial']],
    ['mail', ['mailto:salam@minara.example,imam@minara.example', 'mailto:imam@xn--mgbx5cf.xn--mgberp4a5d4ar']],
    ['mail', ['mailto:salam@minara.example?cc=imam@minara.example,a@b.co&subject=Trial&body=Salam']],
    ['mail', ['mailto:a@b.example?subject=Trial&body=Salam,%0D%0A%0D%0APlease%20call', 'mailto:?to=a@b.example']],
    ['mail', ['mailto:?subject=Minara&body=Look']],
    ['phone', ['tel:+14195550142', 'tel:(419)555-0142', 'tel:+13125550142;ext=101', 'tel:911']],
  ])('may be of the kind %s: %j', (kind, hrefs) => {
    for (const href of hrefs) expect([kindOfLink(href), safeHref(href)], href).toEqual([kind, expect.any(String)])
  })

  const MAILS = `
    a@b.example?subject=x%0d%0aBcc:c@d.example ? ?to=nobody imam@masjid imam@masjid.c a@b.example, a@b.example?subject=x%0aBcc:c@d.example
    a@b.example%0a,c@d.example a@b.example?body=x%00 a@b.example?attach=/etc/passwd a@b.example?from=c@d.example a@b.example?cc=nobody
    a@b.example?subject=x\u202ey a@b.example?subject=x%E2%80%AEy a@b.example?body=x%e2%80%aey a@b.example?subject=x%C2%85y
    a@b.example?body=x%0dy a@b.example?subject=x&body=y%0D%0A%00 a@b.example%0D%0A a@b.example?cc=c@d.example%0D%0A`

  it.each([
    ...MAILS.split(/\s+/).map(to => `mailto:${to}`),
    '',
    'javascript:alert(1)',
    'JaVa\tscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    'http://example.org',
    'ftp://example.org',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https://',
    'https://good.example@evil.example/',
    'https://exa mple.org',
    'https://example.org/\u202Egpj.exe',
    '/a\r\nLocation: https://evil.example',
    'mailto:a@b.example\r\nBcc: c@d.example',
    'tel:',
    'tel:call-me',
    'tel:+1312\r\n5550142',
    'sms:',
    'https://example.org/a b',
    '#a b',
    '#a#b',
    '#<b>',
    'http://example.org ',
    '\u200fjavascript:alert(1)',
    'java\u00adscript:alert(1)',
    'relative/path',
    '#',
    '/\ud800',
  ])('may not point to %j', href => {
    expect(safeHref(href)).toBeNull()
  })

  it.each([
    [' https://example.org/ ', 'https://example.org/'],
    ['https://example.org/\u00a0\r\n', 'https://example.org/'],
    ['\u200f/register\u200e', '/register'],
    ['\ufeff#contact\u200b', '#contact'],
    ['https://exam\u00adple.org/\u2066a\u2069', 'https://example.org/a'],
    ['\u202ahttps://example.org\u202c', 'https://example.org'],
    ['/کتاب\u200cها', '/کتاب\u200cها'],
    ['/a\u200db', '/ab'],
    ['tel:(312) 555-0142 ext. 7', 'tel:+13125550142;ext=7'],
    ['TEL:+1%20312%20555%200142', 'tel:+13125550142'],
    ['tel:٣١٢٥٥٥٠١٤٢', 'tel:+13125550142'],
    ['tel:1-800-555-GIVE', 'tel:+18005554483'],
    ['mailto: a@b.example; c@d.example', 'mailto:a@b.example,c@d.example'],
    ['tel:+1-800-GIVE-NOW', 'tel:+18004483669'],
    ['<https://example.org/a>', 'https://example.org/a'],
    ['“https://example.org/a”', 'https://example.org/a'],
    ['"https://example.org/a"', 'https://example.org/a'],
    ['<mailto:a@b.example>', 'mailto:a@b.example'],
    ['mailto:\u200fa+x@b.example?subject=Free trial', 'mailto:a+x@b.example?subject=Free%20trial'],
    ['mailto:a@b.example?subject=Hi&body=x%0Ay%0d%0az', 'mailto:a@b.example?subject=Hi&body=x%0D%0Ay%0D%0Az'],
    ['mailto:imam@سلام.السعودية', `mailto:imam@${encodeURIComponent('سلام.السعودية')}`],
  ])('are cleaned: %j opens %s', (typed, href) => {
    expect(safeHref(typed)).toBe(href)
    expect(safeHref(href)).toBe(href)
  })

  it('may not be too long', () => {
    expect(safeHref(`/${'a'.repeat(2000)}`)).toBeNull()
  })

  it('may open a text message only through the one button made for that', () => {
    expect(kindOfLink('sms:+14195550142')).toBe('message')
    expect(safeHref('sms:+14195550142')).toBeNull()
  })

  it.each([`mailto:${'a@'.repeat(900)}`, `mailto:a@b.c?${'%0'.repeat(900)}%0d`, 'a'.repeat(1_000_000)])(
    'may not be long and hostile: %.20s…',
    text => {
      expect(safeHref(text)).toBeNull()
    },
  )
})

describe('a path that somebody typed or pasted', () => {
  const ENDS = `
    . ... %E2%80%A6 %3F! ; %D8%8C %D8%9F %DB%94 %E3%80%82 %EF%BC%81 ). %3E %E3%80%8D %60 ./ /) %E2%80%8B
    %EF%BB%BF %E2%81%A9 %C2%A0 %00 %EF%BF%BC %F0%9F%99%8F %2E &gt; %26nbsp%3B.`

  it.each(ENDS.trim().split(/\s+/))('may have %s behind it', end => {
    expect(meantPaths(`/albayan${end}`)).toContain('/albayan')
  })

  it.each([
    ['/albayan', ['/(albayan)', '/%3Calbayan%3E,', '/%E2%80%9Calbayan.%E2%80%9D', '/%C2%ABalbayan%C2%BB']],
    ['/albayan', ['/**albayan**', '/_albayan_', '/al%C2%ADbayan', '/%E2%80%AAalbayan%E2%80%AC']],
    ['/albayan', ['/al%E2%80%AEbayan', '/%20albayan%0D%0A', '/%EF%BD%81lbayan']],
    ['/albayan/terminal1', ['/albayan%EF%BC%8Fterminal1', '/albayan%E2%81%84terminal1', '/albayan%5Cterminal1']],
    ['/albayan/terminal1', ['/albayan/terminal%D9%A1']],
    ['/request-trial', ['/request%E2%80%93trial', '/request%E2%80%91trial.', '/request%E2%88%92trial']],
    ['/request-trial', ['/request%2Dtrial']],
    ['/post/thirty-nights', ['/post/thirty%EF%B9%A3nights', '/post/%E2%80%9Cthirty-nights%E2%80%9D']],
    ['/post/thirty-nights', ['/post/thirty-%0Anights']],
    ['/post/finance', ['/post/%EF%AC%81nance']],
    ['/post/%D8%B2%D9%83%D8%A7%D8%A9', ['/post/%D8%B2%D9%83%D8%A7%D8%A9%D8%9F']],
    ['/post/v1.0', ['/post/v1.0.']],
    ['/Register', ['/Register.']],
    ['/albayan', ['/albayan%23features', '/albayan.%3Futm_source=mail%26x=/y']],
  ])('may mean %s: each of %j', (meant, paths) => {
    for (const path of paths) expect(meantPaths(path), path).toContain(meant)
  })

  it.each([
    ...['/albayan/', '/post/v1.0', '/robots.txt', '/albayan%252E', '/albayan%', '/albayan.%ff', '/albayan%E2%80'],
    ...['/', '/.', '/%E2%80%8B', '/albayan%25E2%2580%258B'],
  ])('%s means nothing else', path => {
    expect(meantPaths(path)).toEqual([])
  })

  it.each([
    ...['//evil.example.', '/%2Fevil.example.', '/%5Cevil.example.', '/%E2%80%8B/evil.example', '/%09/evil.example.'],
    ...['/;//evil.example', '/x/..%5C..%5C/evil.example.'],
  ])('%s never leads to another site', path => {
    for (const each of meantPaths(path)) expect(new URL(each, 'https://minara.example').host).toBe('minara.example')
  })

  it('means first what is nearest', () => {
    expect(meantPaths('/post/%F0%9F%99%8F-2026%E2%80%9327-%F0%9F%99%8F.')).toEqual([
      '/post/%F0%9F%99%8F-2026%E2%80%9327-%F0%9F%99%8F',
      '/post/%F0%9F%99%8F-2026-27-%F0%9F%99%8F',
      '/post/2026-27',
    ])
  })

  it.each(['.', '/.', '%20', '%E2%80%8B', '%', 'a.', '.a%E2%80%8B', '%F0%9F%99%8F'])(
    'may be long and hostile: %s a thousand times',
    text => {
      for (const each of meantPaths(`/${text.repeat(1_000)}`)) expect(each).toMatch(/^(\/[^/]+)+$/)
    },
  )
})

describe('an address that staff type', () => {
  it.each([
    ['/albayan.', '/albayan'],
    ['/albayan\u200b', '/albayan'],
    [' /albayan/terminal1…\u00a0', '/albayan/terminal1'],
    ['“/albayan”', '/albayan'],
    ['/#features.', '/#features'],
    ['#zakat؟', '#zakat'],
    ['albayan,', 'albayan'],
    ['ramadan-nights.', 'ramadan-nights'],
    ['/post/v1.0', '/post/v1.0'],
    ['/', '/'],
    ['/.', '/.'],
    ['/albayan.\u0001', '/albayan.\u0001'],
    ['.', '.'],
    ['https://example.org/a_(b)', 'https://example.org/a_(b)'],
    ['tel:+14195550142', 'tel:+14195550142'],
  ])('%j is %j', (typed, address) => {
    expect(cleanAddress(typed)).toBe(address)
  })

  it('leads where it was meant to', () => {
    expect(safeHref('/#features.')).toBe('/#features')
    expect(safeHref('/register).')).toBe('/register')
    expect(safeHref('https://example.org/a.')).toBe('https://example.org/a.')
  })
})
