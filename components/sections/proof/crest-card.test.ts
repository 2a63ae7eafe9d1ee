import { describe, expect, test } from 'vitest'
import { crestOf } from '@/lib/crest'
import { crestCard } from './crest-card'

/** 1.2 KB, the most that the design allows. */
const MAX_BYTES = 1_229

const KINDS = ['Masjid', 'Islamic Center of', 'Al-', 'An-', 'Dar', 'Bilal', 'مسجد', 'Centre', 'Noor', 'x']
const NAMES = Array.from({ length: 5_000 }, (_, place) => `${KINDS[place % KINDS.length]} ${place * 7919}`)

describe('the tile of a masjid on its card', () => {
  test('takes at most 1.2 KB, whatever the name and the share, for 5,000 names', () => {
    const cards = NAMES.map((name, place) => crestCard(name, (place % 23) / 20))
    expect(Math.max(...cards.map(card => card.length))).toBeLessThanOrEqual(MAX_BYTES)
    for (const card of cards) {
      expect(card).toMatch(/^<svg viewBox="-125 -125 250 250" stroke="#[0-9a-f]{6}" stroke-width="4"><path.*<\/svg>$/)
      expect(card).not.toMatch(/NaN|undefined|fill=""|d=""/)
    }
  })

  test('has the petals of the masjid’s tile', () => {
    for (const name of NAMES.slice(0, 200)) {
      const { layers = [] } = crestOf(name) ?? {}
      const petals = layers.flatMap(layer => layer.replaceAll(' l', 'l').match(/M[^M]+z/g) ?? [])
      const [shown] = petalsOf(crestCard(name, 1))
      expect(petals).toEqual(expect.arrayContaining(shown ?? []))
    }
  })

  test.each([
    ['no petal', 0, 0, 0],
    ['none but the pale first one', 7_300, 0, 1],
    ['one, and the second one is pale', 18_400, 1, 1],
    ['eight, and the ninth one is pale', 84_200, 8, 1],
    ['two, at a full step', 20_000, 2, 0],
    ['two, where the third has only begun', 20_400, 2, 0],
    ['two, where it can be seen', 20_500, 2, 1],
    ['seven, where a product ends just below a whole number', 70_000, 7, 0],
    ['nine, a dollar before all', 99_999, 9, 1],
    ['all ten', 100_000, 10, 0],
    ['all ten, for any larger amount', 1_234_567, 10, 0],
  ])('lights %s', (_, raised, lit, running) => {
    for (const name of ['Masjid As-Salam', 'Masjid An-Nur', 'Masjid Al-Huda', 'A']) {
      const [full = [], unlit = [], pale = []] = petalsOf(crestCard(name, raised / 100_000))
      expect([full.length, unlit.length, pale.length]).toEqual([lit, 10 - lit, running])
    }
  })

  test('lights clockwise from the top, and every step keeps what the one before has lit', () => {
    for (let lit = 1; lit < 10; lit++) {
      const [before = []] = petalsOf(crestCard('Masjid As-Salam', (lit - 1) / 10))
      const [after = []] = petalsOf(crestCard('Masjid As-Salam', lit / 10))
      expect(after).toEqual(expect.arrayContaining(before))
    }
    const [first = []] = petalsOf(crestCard('Masjid An-Nur', 0.1))
    const [x = 0, y = 0] = first[0]?.match(/-?\d+/g)?.map(Number) ?? []
    expect([Math.abs(x) < 30, y < 0]).toEqual([true, true])
  })

  test('is empty for an empty name', () => {
    expect(crestCard(' ', 0.5)).toBe('')
  })
})

/** Outlines of petals: lit, unlit (the pale one among them), pale. Petals are the only shapes of six corners. */
function petalsOf(card: string): string[][] {
  const ground = /stroke="([^"]+)"/.exec(card)?.[1]
  const [before = '', after = ''] = card.split('<g ')
  const lines = petalsIn(after)
  return [petalsIn(before), lines, lines.filter(({ fill }) => fill !== ground)].map(petals =>
    petals.map(({ outline }) => outline),
  )
}

function petalsIn(shapes: string): { outline: string; fill: string | undefined }[] {
  return [...shapes.matchAll(/<path d="([^"]+)" fill="([^"]+)"/g)].flatMap(([, path = '', fill]) =>
    (path.match(/M[^M]+z/g) ?? []).filter(outline => cornersOf(outline) === 6).map(outline => ({ outline, fill })),
  )
}

function cornersOf(outline: string): number {
  return (outline.match(/-?\d+/g) ?? []).length / 2
}
