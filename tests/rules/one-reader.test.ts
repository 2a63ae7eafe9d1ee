import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { KIND_NAMES, KINDS, type Kind, readByHand } from './one-reader.fixture.ts'
import { EXCEPTIONS } from './one-reader-exceptions.ts'

/** `local/` and `packages/` stand in for services that know nothing of the site. */
const FILES = [
  ...globSync('{app,components,content,forms,lib,pictures,schemas,scripts,seed,server,studio}/**/*.{ts,tsx}'),
  ...globSync('*.ts'),
].filter(file => !/\.(?:test|fixture|gen)\.tsx?$|\.d\.ts$/.test(file))

describe('reading by hand', () => {
  it.each<[Kind, string]>([
    ['phone', "const digits = phone.replace(/\\D/g, '')"],
    ['phone', "typed.replaceAll(/[^0-9]/g, '')"],
    ['phone', 'const PHONE = /^\\d{3}-\\d{3}-\\d{4}$/'],
    ['email', "const [name, domain] = email.split('@')"],
    ['email', 'const EMAIL = /^[^\\s@]+@[^\\s@]+$/'],
    ['email', 'const EMAIL = /^\\S+@(\\w+\\.)+\\w+$/'],
    ['link', '<a href={`mailto:`.concat(email)}>'],
    ['link', "const isPhone = href.startsWith('tel:')"],
    ['link', 'if (/^(mailto|sms):/.test(href)) return href'],
    ['link', "const isWeb = href.startsWith('https://')"],
    ['link', 'return new URL(href).pathname'],
    ['instant', 'const moment = Date.parse(post.publishedAt)'],
    ['instant', 'if (new Date(publishedAt) <= now) show()'],
    ['instant', 'const isOld = createdAt < since'],
    ['instant', 'const DUE = groq`*[!(publishedAt > $now)]`'],
    ['instant', '| order(publishedAt desc)'],
    ['instant', '| order(_id asc, publishedAt)'],
    ['day', 'const today = new Date().toISOString().slice(0, 10)'],
    ['day', "const [day] = new Date(at).toISOString().split('T')"],
    ['host', "if (url.hostname === 'example.org') return null"],
    ['host', "const LOCAL = ['localhost', '127.0.0.1', '::1']"],
    ['host', "if (host.startsWith('127.')) return true"],
  ])('of a kind (%s) is found in %s', (kind, line) => {
    expect(readByHand(kind, `const a = 1\n  ${line}\n`)).toEqual([line])
  })

  it.each([
    ['a comment', '/** Takes `mailto:`, /\\D/ and localhost. */\n// Date.parse(text), new URL(text)'],
    ['an import', "import { isEmail } from '@/lib/email'"],
    [
      'an order and a comparison of instants',
      '*[dateTime(publishedAt) <= dateTime(now())] | order(dateTime(publishedAt) desc, _id asc)',
    ],
    ['a field', '{title, publishedAt, "slug": slug.current}'],
    ['the clock', 'const now = new Date()\nconst then = new Date(Date.UTC(2026, 0, 1))'],
    ['a number of milliseconds in text', 'return new Date(moment).toISOString()'],
    ['a file beside the code', "new URL('./data.ndjson', import.meta.url)"],
    ['the target of a request', "new URL(request.url).searchParams.get('page')"],
    ['an address that the code writes', "const siteUrl = 'http://localhost:' + port"],
    ['words of any script', 'title.match(/[\\p{L}\\p{N}]+/gu)'],
  ])('is not found in %s', (_, code) => {
    expect(KIND_NAMES.flatMap(kind => readByHand(kind, code))).toEqual([])
  })
})

describe.each(KIND_NAMES)('one reader: %s', kind => {
  const { modules } = KINDS[kind]
  const allowed = EXCEPTIONS[kind].flatMap(([, lines]) => Object.entries(lines))
  const found = FILES.filter(file => !modules.includes(file)).flatMap(file => {
    const lines = readByHand(kind, readFileSync(file, 'utf8'))
    return lines.length > 0 ? [{ file, lines }] : []
  })

  it(`is read by ${modules.join(', ')} alone, and by the exceptions of this table`, () => {
    const allowedIn = new Map(allowed)
    const news = found.filter(({ file, lines }) => lines.length > (allowedIn.get(file) ?? 0))
    expect(news.flatMap(({ file, lines }) => lines.map(line => `${file}: ${line}`))).toEqual([])
  })

  it('has no exception that is not needed', () => {
    const inFile = new Map(found.map(({ file, lines }) => [file, lines.length]))
    expect(allowed.filter(([file, count]) => (inFile.get(file) ?? 0) < count)).toEqual([])
    expect(new Set(allowed.map(([file]) => file)).size).toBe(allowed.length)
  })
})
