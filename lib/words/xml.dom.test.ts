import { expect, test } from 'vitest'
import { element, escapeXml } from './xml'

const TEXTS = [
  '</title><script>alert(1)</script>',
  ']]>',
  '<!-- a comment',
  '<!ENTITY x SYSTEM "file:///etc/passwd">&x;',
  'a & b &amp; c',
  `"quoted" and 'single'`,
  'line\u2028separator',
  'الحمد لله · 🕌',
]

test.each(TEXTS)('round-trips %s', text => {
  const { documentElement } = parse(element('title', text))
  expect(documentElement.textContent).toBe(text)
  expect(documentElement.children).toHaveLength(0)
})

test('drops characters that XML does not allow', () => {
  const text = 'a\u0000b\u0008c\u001fd\ufffe\ud800e\tf\n'
  expect(parse(element('title', text)).documentElement.textContent).toBe('abcd\ufffde\tf\n')
  expect(escapeXml('\u000b')).toBe('')
})

function parse(xml: string): Document {
  return new DOMParser().parseFromString(xml, 'application/xml')
}
