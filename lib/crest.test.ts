import { describe, expect, it } from 'vitest'
import { crestOf, crestSvg } from './crest'

/** Drawn by the design's own prototype. They must never change: everybody's tile would. */
const DRAWN = [
  [
    'Masjid An-Nur',
    '<svg viewBox="-125 -125 250 250" stroke="#087b63" stroke-width="4"><path d="M-999-999H999V999H-999z" fill="#0a312b"/><path d="M0-176 l176 176-176 176-176-176z" fill="#087b63"/><path d="M71-98 l0 196-186-61 115-158 115 158-186 61 0-196 186 61-115 158-115-158z" fill="#0a312b"/><path d="M60-83 l0 166-157-51 97-134 97 134-157 51 0-166 157 51-97 134-97-134z" fill="#f3af37"/><circle r="58" fill="#fbdea0"/><path d="M-11-34 l11-24-5-16-27-26-7 37 5 16zM-29-21 l-5-26-14-10-37-5 16 34 14 10zM-36 0 l-19-18-17 0-33 18 33 18 17 0zM-29 21 l-26-3-14 10-16 34 37-5 14-10zM-11 34 l-23 13-5 16 7 37 27-26 5-16zM11 34 l-11 24 5 16 27 26 7-37-5-16zM29 21 l5 26 14 10 37 5-16-34-14-10zM36 0 l19 18 17 0 33-18-33-18-17 0zM29-21 l26 3 14-10 16-34-37 5-14 10zM11-34 l23-13 5-16-7-37-27 26-5 16z" fill="#8fcdb8"/><path d="M8-25 l17 33-33 17-17-33z" fill="#0a312b"/></svg>',
  ],
  [
    'Masjid As-Salam',
    '<svg viewBox="-125 -125 250 250" stroke="#e8dfc9" stroke-width="4"><path d="M-999-999H999V999H-999z" fill="#baa987"/><circle r="138" fill="#e8dfc9"/><circle r="115" fill="#2b977c"/><path d="M66-91 l0 182-173-56 107-147 107 147-173 56 0-182 173 56-107 147-107-147z" fill="#f3af37"/><circle r="76" fill="#fcfbf7"/><path d="M-36-26 l-9-35-3-3-37 2 9 36 4 3zM-36 26 l-36-3-4 3-9 36 37 2 3-3zM14 43 l-14 33 1 4 31 20 14-34-1-5zM45 0 l27 23 5 0 28-23-28-23-5 0zM14-43 l31-18 1-5-14-34-31 20-1 4z" fill="#10423a"/><path d="M-14-43 l14-33-1-4-31-20-14 34 1 5zM-45 0 l-27-23-5 0-28 23 28 23 5 0zM-14 43 l-31 18-1 5 14 34 31-20 1-4zM36 26 l9 35 3 3 37-2-9-36-4-3zM36-26 l36 3 4-3 9-36-37-2-3 3z" fill="#087b63"/><path d="M10-32 l22 42-42 22-22-42z" fill="#0a312b"/></svg>',
  ],
  [
    'مسجد النور',
    '<svg viewBox="-125 -125 250 250" stroke="#ddf1e7" stroke-width="4"><path d="M-999-999H999V999H-999z" fill="#8fcdb8"/><path d="M0-140 l99 41 41 99-41 99-99 41-99-41-41-99 41-99z" fill="#ddf1e7"/><path d="M71-98 l0 196-186-61 115-158 115 158-186 61 0-196 186 61-115 158-115-158z" fill="#8fcdb8"/><path d="M68-94 l0 188-178-58 110-152 110 152-178 58 0-188 178 58-110 152-110-152z" fill="#f3af37"/><circle r="92" fill="#f3af37"/><path d="M-62 0 l-25-28 0 0-22 28 22 28 0 0zM-50 36 l-37-8 0 0-1 36 34 10 0 0zM-19 59 l-35 15 0 0 20 30 34-12 0 0zM62 0 l25 28 0 0 22-28-22-28 0 0zM50-36 l37 8 0 0 1-36-34-10 0 0zM19-59 l35-15 0 0-20-30-34 12 0 0z" fill="#0a312b"/><path d="M-19-59 l19-33 0 0-34-12-20 30 0 0zM-50-36 l-4-38 0 0-34 10 1 36 0 0zM19 59 l-19 33 0 0 34 12 20-30 0 0zM50 36 l4 38 0 0 34-10-1-36 0 0z" fill="#087b63"/><path d="M14-44 l7 85-65-55 85-7-55 65-7-85 65 55-85 7z" fill="#0a312b"/></svg>',
  ],
  [
    'A',
    '<svg viewBox="-125 -125 250 250" stroke="#e8dfc9" stroke-width="4"><path d="M-999-999H999V999H-999z" fill="#0a312b"/><path d="M0-140 l99 41 41 99-41 99-99 41-99-41-41-99 41-99z" fill="#e8dfc9"/><path d="M69-95 l42 59 0 72-42 59-69 22-69-22-42-59 0-72 42-59 69-22z" fill="#0a312b"/><path d="M68-94 l0 188-178-58 110-152 110 152-178 58 0-188 178 58-110 152-110-152z" fill="#2b977c"/><circle r="92" fill="#fcfbf7"/><path d="M-19-59 l19-33 0 0-34-12-20 30 0 0zM-50-36 l-4-38 0 0-34 10 1 36 0 0zM19 59 l-19 33 0 0 34 12 20-30 0 0zM50 36 l4 38 0 0 34-10-1-36 0 0z" fill="#f9c96b"/><path d="M-62 0 l-25-28 0 0-22 28 22 28 0 0zM-50 36 l-37-8 0 0-1 36 34 10 0 0zM-19 59 l-35 15 0 0 20 30 34-12 0 0zM62 0 l25 28 0 0 22-28-22-28 0 0zM50-36 l37 8 0 0 1-36-34-10 0 0zM19-59 l35-15 0 0-20-30-34 12 0 0z" fill="#8fcdb8"/><path d="M14-44 l7 85-65-55 85-7-55 65-7-85 65 55-85 7z" fill="#087b63"/></svg>',
  ],
] as const

/** Longest text of an SVG that the design found. */
const MAX_BYTES = 920

const KINDS = ['Masjid', 'Islamic Center of', 'Al-', 'An-', 'Dar', 'Bilal', 'مسجد', 'Centre', 'Noor', 'x']
const NAMES = Array.from({ length: 5_000 }, (_, place) => {
  const [kind = '', ending = ''] = [KINDS[place % KINDS.length], ((place * 7919) % 3571).toString(36)]
  return `${kind} ${ending}${place % 3 === 0 ? '' : ' Toledo'} ${place}`
})

const SIMILAR = [
  ['Masjid An-Nur', 'Masjid An-Noor'],
  ['Masjid Al-Huda', 'Masjid Al-Hudaa'],
  ['Masjid Ar-Rahma', 'Masjid Ar-Rahman'],
  ['Masjid At-Tawba', 'Masjid At-Taqwa'],
  ['Masjid Bilal', 'Masjid Hilal'],
  ['Masjid 1', 'Masjid 2'],
  ['Masjid As-Salam', 'Masjid As-Salaam'],
  ['Masjid Al-Falah', 'Masjid Al-Fatah'],
  ['Masjid Usman', 'Masjid Uthman'],
  ['Masjid Al-Taqwa', 'Masjid At-Taqwa'],
  ['Masjid Quba', 'Masjid Quba 2'],
  ['Masjid Al-Rahma', 'Masjid Ar-Rahma'],
  ['Masjid Al-Salam', 'Masjid As-Salam'],
  ['Islamic Centre of Hamilton', 'Islamic Center of Hamilton'],
  ['Masjid Omar', 'Masjid Umar'],
  ['مسجد النور', 'مسجد السلام'],
] as const

describe('the crest of a name', () => {
  it.each(DRAWN)('is the one of the design, to the byte: %s', (name, svg) => {
    expect(crestSvg(name)).toBe(svg)
  })

  it('is the same every time, and small, for 5,000 names', () => {
    const drawn = NAMES.map(crestSvg)
    expect(NAMES.map(crestSvg)).toEqual(drawn)
    const longest = drawn.reduce((length, svg) => Math.max(length, svg.length), 0)
    expect(longest).toBeLessThanOrEqual(MAX_BYTES)
    expect(new Set(drawn).size).toBeGreaterThan(4_500)
  })

  it.each(SIMILAR)('differs in colors and petals between %s and %s', (one, other) => {
    const [first, second] = [crestOf(one), crestOf(other)]
    const colorsOf = (crest: typeof first) => crest?.layers.join().match(/fill="[^"]+"/g)
    const petalsOf = (crest: typeof first) => crest?.layers.at(-2)?.replace(/ fill.*/, '')
    expect(colorsOf(first)).not.toEqual(colorsOf(second))
    expect(petalsOf(first)).not.toBe(petalsOf(second))
  })

  it.each([
    ['Al Huda', 'Al-Huda'],
    ['masjid an-nur', 'MASJID AN NUR'],
    ['Masjid ‘Umar’s', "Masjid ‘Umar's"],
    ['Ｍasjid', 'Masjid'],
  ])('does not depend on case, spaces, hyphens and apostrophes: %s, %s', (one, other) => {
    expect(crestSvg(one)).toBe(crestSvg(other))
  })

  it.each(['A', 'ا', '𐐀', '1', '-', 'x'.repeat(300)])('is drawn for any name: %s', name => {
    expect(crestSvg(name)).toMatch(/^<svg viewBox="-125 -125 250 250" stroke="#[0-9a-f]{6}" stroke-width="4"><path/)
    expect(crestSvg(name)).not.toMatch(/NaN|undefined|fill=""/)
  })

  it.each(['', ' ', '\n\t'])('is nothing for an empty name', name => {
    expect(crestOf(name)).toBeNull()
    expect(crestSvg(name)).toBe('')
  })
})
