import { describe, expect, it } from 'vitest'
import { isSafeLink, kindOfLink } from './links.ts'

describe('links in the content', () => {
  it.each([
    ['/', 'page'],
    ['/request-trial', 'page'],
    ['/blog/page/2?from=mail#top', 'page'],
    ['#contact', 'page'],
    ['/#impact', 'page'],
    ['https://status.example.org/', 'web'],
    ['HTTPS://EXAMPLE.ORG', 'web'],
    ['mailto:salam@minara.example', 'mail'],
    ['mailto:salam@minara.example?subject=Trial', 'mail'],
    ['tel:+14195550142', 'phone'],
    ['tel:(419)555-0142', 'phone'],
  ])('may point to %s', (href, kind) => {
    expect(kindOfLink(href)).toBe(kind)
    expect(isSafeLink(href)).toBe(true)
  })

  it.each([
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
    'mailto:',
    'mailto:a@b.example?subject=x%0d%0aBcc:c@d.example',
    'mailto:a@b.example\r\nBcc: c@d.example',
    'tel:',
    'tel:call-me',
    'relative/path',
    '#',
    '/\ud800',
  ])('may not point to %j', href => {
    expect(isSafeLink(href)).toBe(false)
  })

  it('may not be too long', () => {
    expect(isSafeLink(`/${'a'.repeat(2000)}`)).toBe(false)
  })

  it('may open a text message only through the one button made for that', () => {
    expect(kindOfLink('sms:+14195550142')).toBe('message')
    expect(isSafeLink('sms:+14195550142')).toBe(false)
  })

  it.each([`mailto:${'a@'.repeat(900)}`, `mailto:a@b.c?${'%0'.repeat(900)}%0d`, 'a'.repeat(1_000_000)])(
    'may not be long and hostile: %.20s…',
    text => {
      expect(isSafeLink(text)).toBe(false)
    },
  )
})
