import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { linesReadDifferently } from './service-settings.ts'

/** What systemd reads is written down here as its manual (systemd.exec, EnvironmentFile=) has it; what Node reads is asked. */
const SAME: [written: string, read: string][] = [
  ['', ''],
  ['plain', 'plain'],
  ['  two  words  ', 'two  words'],
  ['pa$$word', 'pa$$word'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: neither replaces it
  ['${HOME}', '${HOME}'],
  ['a=b;c', 'a=b;c'],
  [`a'b"c\`d`, `a'b"c\`d`],
  [`'a#b'`, 'a#b'],
  [`'a\\b'`, 'a\\b'],
  [`'a"b'`, 'a"b'],
  [`''`, ''],
  ['"a # b"', 'a # b'],
  [`"a'b$c"`, `a'b$c`],
  ['"masjid" ', 'masjid'],
  ['Masjid é', 'Masjid é'],
]

const DIFFERENT: [written: string, systemd: string][] = [
  ['pa#word', 'pa#word'],
  ['plain # a comment', 'plain # a comment'],
  ['#', '#'],
  ['pa\\word', 'paword'],
  ['"pa\\word\\n"', 'pa\\word\\n'],
  ['"pa\\\\word"', 'pa\\word'],
  ['"pa\\"word"', 'pa"word'],
  ['"pa"word', 'paword'],
  [`'plain' # a comment`, 'plain# a comment'],
  ['`word`', '`word`'],
]

it.each(SAME)('lets pass what both read in the same way: %s', (written, read) => {
  const text = `# A comment\n\nKEY=${written}\nNEXT=1\n`
  expect(parseEnv(text)).toEqual({ KEY: read, NEXT: '1' })
  expect(linesReadDifferently(text)).toEqual([])
})

it.each(DIFFERENT)('names the line that they read differently: %s', (written, systemd) => {
  const text = `FIRST=1\nKEY=${written}\nNEXT=1\n`
  expect(parseEnv(text).KEY).not.toBe(systemd)
  expect(linesReadDifferently(text)).toEqual([2])
})

it.each([
  ['a backslash at the end, after which systemd reads on', 'KEY=a\\'],
  ['a comment with one, to older versions of systemd', '# a \\'],
  ['a blank alone as its value, with which Node takes the next line', 'KEY= '],
  ['a tab alone as its value', 'KEY=\t'],
  ['a quote that is never closed', 'KEY="a'],
  ['a comment that only systemd knows', '; a comment'],
  ['a line that sets nothing, with which Node begins the next name', 'KEY'],
  ['a line for a shell, which systemd ignores', 'export KEY=a'],
  ['a name that systemd ignores', 'KEY-2=a'],
])('names the line that has %s', (_, line) => {
  expect(linesReadDifferently(`${line}\nNEXT=1`)).toEqual([1])
})

it('lets .env.example pass, from which docs/deploy.md makes the settings of the service', () => {
  expect(linesReadDifferently(readFileSync('.env.example', 'utf8'))).toEqual([])
})
