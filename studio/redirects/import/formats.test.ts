import { describe, expect, it } from 'vitest'
import { readTable } from './formats'
import { decodeSpreadsheet } from './parse-csv'
import { planImport } from './plan'
import { readRows } from './read-rows'

const HOSTS = { siteUrl: 'https://minara.example', donationUrl: 'https://give.example/pages' }
const CHOICES = { existing: 'update' as const, confirmedHosts: new Set(['example.org']) }

/** “/a → /b”, with “(off)”, or what is wrong with the row; the sentence for a file that cannot be read. */
function read(text: string): string[] {
  const table = readTable(text)
  if ('refused' in table) return [table.refused]
  return planImport(readRows(table.rows, HOSTS), [], CHOICES).rows.map(each => {
    if (each.state === 'wrong') return each.reason
    return `${each.row.path} → ${each.row.destination}${each.row.active === false ? ' (off)' : ''}`
  })
}

const REGEX = expect.stringContaining('regular expression')
const PATTERN = expect.stringContaining('pattern')
const GONE = expect.stringMatching(/^4\d\d says that the page is gone/)

describe('a list of', () => {
  it.each([
    ['Redirection without names', '/a,/blog,0,301', ['/a → /blog']],
    [
      'Redirection',
      'source,target,regex,code,type,hits,title,status\n/a,/blog,0,301,url,12,"Our, blog",active\n/b,/blog,0,302,url,0,,disabled\n^/c/(.*),/blog/$1,1,301,url,0,,active\n/d,,0,410,error,0,,active\n/e,/blog,0,301,random,0,,active',
      ['/a → /blog', '/b → /blog (off)', REGEX, GONE, expect.stringContaining('“random”')],
    ],
    [
      'Redirection without names, the whole row',
      '/a,/blog,0,301,url,12,"Our, blog",disabled\n/b/.*,/blog,1,301,url,0,"",active',
      ['/a → /blog (off)', REGEX],
    ],
    [
      'Yoast',
      'Origin,Target,Type,Format\n"a","/blog","301","plain"\n"/b","https://example.org/give","307","plain"\n"c/(.*)","/blog","301","regex"\n"/d","","451","plain"',
      ['/a → /blog', '/b → https://example.org/give', REGEX, GONE],
    ],
    ['Yoast without names', '/a,/blog,301,plain\n/b,/blog,301,regex', ['/a → /blog', REGEX]],
    [
      'Rank Math',
      'id,source,matching,destination,type,category,status,ignore\n1,a,exact,https://minara.example/blog,301,,active,\n2,b,contains,/blog,301,,active,\n3,c,exact,/blog,302,,inactive,\n4,d,regex,/blog,301,,active,\n5,e,exact,,410,,active,',
      ['/a → /blog', PATTERN, '/c → /blog (off)', REGEX, GONE],
    ],
    [
      'Shopify',
      'Redirect from,Redirect to\n/pages/a,/blog\n/b,https://example.org/give',
      ['/pages/a → /blog', '/b → https://example.org/give'],
    ],
    ['Wix', 'Old URL,New URL,Redirect Type\n/a,/blog,Single\n/b,/blog,Group', ['/a → /blog', PATTERN]],
    [
      'Squarespace',
      '/a -> /blog 301\n/b -> https://example.org/give 302\n/c/[name] -> /blog/[name] 301\n',
      ['/a → /blog', '/b → https://example.org/give', PATTERN],
    ],
    [
      'Netlify',
      '# old\n/a /blog\n/b   /blog  301!\n/c/* /blog/:splat 301\n/d /blog 200\n/e /blog 302 Language=ar\n/f id=:id /blog 301\n/g /blog 404',
      [
        '/a → /blog',
        '/b → /blog',
        PATTERN,
        expect.stringContaining('200 is no code'),
        expect.stringContaining('some visitors'),
        expect.stringContaining('some visitors'),
        GONE,
      ],
    ],
    [
      'an Apache server',
      '<IfModule mod_rewrite.c>\nRewriteEngine On\nRewriteCond %{HTTPS} off\nRewriteRule ^a/(.*)$ /blog/$1 [R=301,L]\n</IfModule>\nRedirect 301 /b /blog\nRedirect permanent "/c" "https://example.org/give"\nRedirectMatch 301 ^/d /blog\nRedirectPermanent /e https://www.minara.example/blog\nRedirect gone /f\nRedirect /g /blog',
      [REGEX, '/b → /blog', '/c → https://example.org/give', REGEX, '/e → /blog', GONE, '/g → /blog'],
    ],
    [
      'an nginx server',
      'location /a { add_header X-Redirect-By "Yoast SEO Premium"; return 301 /blog; }\nrewrite ^/b$ /blog permanent;\nlocation ~ ^/c { return 301 /blog; }',
      ['/a → /blog', REGEX, REGEX],
    ],
    [
      'cells of Excel',
      'Path\tDestination\tActive\r\n/a\tblog-fund\tno\r\n/b\t/blog\t\r\n',
      ['/a → blog-fund (off)', '/b → /blog'],
    ],
    [
      'a spreadsheet with semicolons',
      '\uFEFFStatus code;From URL;To URL\r\n301;http://www.minara.example/a;/blog',
      ['/a → /blog'],
    ],
    ['301 Redirects', 'status,url_from,url_to,hits\n301,/a,/blog,4\n302,/b,/blog,0', ['/a → /blog', '/b → /blog']],
    [
      'another domain',
      'from,to\nhttps://old.example/a,/blog\n/b?p=12,/blog',
      [expect.stringContaining('another website'), expect.stringContaining('question mark')],
    ],
  ])('%s is read by its own columns', (_, text, expected) => {
    expect(read(text)).toEqual(expected)
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
  ])('%j is refused with a sentence that names it', (text, sentence) => {
    expect(read(decodeSpreadsheet(Buffer.from(text, 'latin1')))).toEqual([expect.stringContaining(sentence)])
  })

  it.each([
    ['UTF-16 without a mark', Buffer.from('/a,/blog', 'utf16le')],
    ['UTF-16 of the other order', Buffer.from('/a,/blog', 'utf16le').swap16()],
  ])('%s is read', (_, bytes) => {
    expect(read(decodeSpreadsheet(bytes))).toEqual(['/a → /blog'])
  })
})
