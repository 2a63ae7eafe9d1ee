import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTable } from './formats'
import { decodeSpreadsheet } from './parse-csv'
import { planImport } from './plan'
import { readRows } from './read-rows'

const CORPUS = join(import.meta.dirname, 'corpus')
const HOSTS = { siteUrl: 'https://minara.example', donationUrl: 'https://give.example/pages' }
const CHOICES = { existing: 'update' as const, confirmedHosts: new Set(['example.org']) }

/** A line for each row: “/a → /b”, with “(off)”, or what is wrong with it; the sentence for a file that cannot be read. */
function read(bytes: Buffer): string {
  const table = readTable(decodeSpreadsheet(bytes))
  if ('refused' in table) return table.refused
  const { rows } = planImport(readRows(table.rows, HOSTS), [], CHOICES)
  return rows
    .map(each => {
      const result = each.state === 'wrong' ? each.reason : each.row.destination
      return `${each.row.path} → ${result}${each.row.active === false ? ' (off)' : ''}`
    })
    .join('\n')
}

describe('a file of redirects', () => {
  it.each(readdirSync(CORPUS).filter(name => !name.endsWith('.expected.txt')))(
    'such as %s is read by its own columns',
    name => {
      const expected = readFileSync(join(CORPUS, name.replace(/\.\w+$/, '.expected.txt')), 'utf8')
      expect(read(readFileSync(join(CORPUS, name)))).toBe(expected.trimEnd())
    },
  )

  it('of Redirection needs no names and no further columns', () => {
    expect(read(Buffer.from('/a,/blog,0,301'))).toBe('/a → /blog')
  })

  it.each([
    ['PK\x03\x04\x14\x00\x06\x00', 'This is a workbook of Excel'],
    ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'This is a workbook of an old Excel'],
    ['%PDF-1.7', 'This is a PDF'],
    ['\x1f\x8b\x08\x00', 'This is an archive (GZIP)'],
    [
      '{"plugin":{"version":"5"},"redirects":[{"url":"/a","action_code":301,"action_data":{"url":"/b"}}]}',
      'This is the JSON of Redirection for WordPress',
    ],
    ['[{"source":"/a","destination":"/b"}]', 'This is a list of redirects as JSON'],
    ['{"name":"minara"}', 'This is JSON'],
    ['[[redirects]]\n  from = "/a"\n  to = "/b"', 'This is netlify.toml'],
    ['<!DOCTYPE html><table><tr><td>/a</td></tr></table>', 'This is a web page'],
    ['<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"></rss>', 'This is an export of WordPress'],
    ['<?xml version="1.0"?><urlset><url></url></urlset>', 'This is a site map'],
    [
      '<?xml version="1.0"?><configuration><rewrite></rewrite></configuration>',
      'This is the configuration of an IIS server',
    ],
    ['-- MySQL dump\nINSERT INTO wp_redirection_items VALUES (1)', 'This is a copy of a database'],
    ['https://minara.example/a\nhttps://minara.example/b', 'No line of this has two columns'],
  ])('must not be %j, which is refused with a sentence that names it', (text, sentence) => {
    expect(read(Buffer.from(text, 'latin1'))).toContain(sentence)
  })

  it.each([
    ['UTF-16 without a mark', Buffer.from('/a,/blog', 'utf16le')],
    ['UTF-16 of the other order', Buffer.from('/a,/blog', 'utf16le').swap16()],
  ])('in %s is read', (_, bytes) => {
    expect(read(bytes)).toBe('/a → /blog')
  })
})
