import { describe, expect, it } from 'vitest'
import { addressOf, holdersOf, problemOfAddress, proposeAddress } from './page-address.ts'

describe('problemOfAddress', () => {
  it.each(['ramadan', 'campaigns/ramadan', 'campaigns/2027/ramadan', 'albayan/story', 'a'.repeat(96)])(
    'accepts %s',
    address => {
      expect(problemOfAddress(address)).toBeNull()
    },
  )

  it.each([
    ...['', '/', '/ramadan', 'ramadan/', 'Ramadan', 'ra--ma', '-ramadan', 'ramadan.html', 'a/b/c/d', 'ramaḍān'],
    ...['a b', 'a'.repeat(97)],
  ])('refuses %j, and says what an address looks like', address => {
    expect(problemOfAddress(address)).toMatch(/^Use lower-case letters/)
  })

  it.each(['studio', 'blog/new', 'page/ramadan', 'live-page'])('refuses %s, which the site itself answers', address => {
    expect(problemOfAddress(address)).toMatch(/belong to the site itself/)
  })

  it.each(['grassroots', 'isma', 'albayan', 'maskarima', 'malv', 'isri', 'albayan/terminal1', 'albayan/terminal2'])(
    'refuses %s, which masjids have printed',
    address => {
      expect(problemOfAddress(address)).toMatch(/donation page of a masjid/)
    },
  )
})

describe('addressOf', () => {
  it.each([
    ['ramadan', ['/ramadan', '/Ramadan/']],
    ['campaigns/ramadan', ['/campaigns/ramadan']],
    [null, ['/', '/ISRI', '/studio/pages', '/page/ramadan', '/ramadan.html', '/ramadan//x', '/%72amadan']],
  ])('reads %j in each of %j', (address, paths) => {
    for (const path of paths) expect(addressOf(path), path).toBe(address)
  })
})

it.each([
  ['Ramadan readiness', 'ramadan-readiness'],
  ['Qurʾān', 'quran'],
  ['ʿĪd al-Aḍḥā', 'id-al-adha'],
  ["Qur'an, ‘Umra and Jumuʼah", 'quran-umra-and-jumuah'],
  ['Türkçe: İftar, ışık, ÇAĞRI', 'turkce-iftar-isik-cagri'],
  ['Ñandú in Łódź', 'nandu-in-lodz'],
  ['Straße, Æbleskiver, Øre, Þór, Đakovo', 'strasse-aebleskiver-ore-thor-dakovo'],
  ['Oʻzbekiston, Əli, ɗan Ƙasa', 'ozbekiston-eli-dan-kasa'],
  ['2026/2027', '2026-2027'],
  ['Food & faith', 'food-and-faith'],
  ['١٤٤٨', '1448'],
  ['رمضان Ramadan', 'ramadan'],
  ['رمضان ١٤٤٨', ''],
  ['🌙', ''],
  ['Sha\u00ad’ban\u200b \u202anights\u202c', 'shaban-nights'],
  [`${'x'.repeat(95)} y`, 'x'.repeat(95)],
  ['/Campaigns/Ramaḍān 2027/', 'campaigns/ramadan-2027'],
  ['x'.repeat(200), 'x'.repeat(96)],
])('proposes an address for %j', (text, address) => {
  expect(proposeAddress(text)).toBe(address)
})

describe('of documents with one address, visitors find', () => {
  const one = { _id: 'one', slug: 'nights', _createdAt: '2026-01-02T00:00:00Z', publishedAt: '2026-02-02T10:00:00Z' }

  it.each([
    ['the only one', {}, null, 'one'],
    ['the one published first', {}, { publishedAt: '2026-02-01T10:00:00Z' }, 'other'],
    ['the one published first, whatever the offset', {}, { publishedAt: '2026-02-02T11:30:00+02:00' }, 'other'],
    ['the one published first, though it was made later', { publishedAt: '2026-02-01T10:00:00Z' }, {}, 'one'],
    ['the one with a date', { publishedAt: undefined }, {}, 'other'],
    ['the one whose date can be read', { publishedAt: 'soon' }, {}, 'other'],
    ['the older of two with one date', {}, { _createdAt: '2026-01-01T00:00:00Z' }, 'other'],
    [
      'the older of two without a date',
      { publishedAt: null },
      { publishedAt: null, _createdAt: '2026-01-03T00:00:00Z' },
      'one',
    ],
    ['the first id, if all else is the same', {}, { _id: 'another' }, 'another'],
    ['one for each address', {}, { publishedAt: '2026-02-01T10:00:00Z', slug: 'days' }, 'one'],
    ['none without an address', { slug: null }, null, undefined],
  ])('%s', (_, change, rival, found) => {
    const documents = [{ ...one, ...change }, ...(rival ? [{ ...one, _id: 'other', ...rival }] : [])]
    for (const order of [documents, documents.toReversed()]) expect(holdersOf(order).get('nights')?._id).toBe(found)
  })
})
