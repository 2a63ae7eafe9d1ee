import { describe, expect, it } from 'vitest'
import { drawable } from './drawable.ts'
import { knownCodePoints } from './fonts.ts'

const known = await knownCodePoints()

describe('drawable', () => {
  it.each([
    'Thirty nights, one plan: a “Ramadan” checklist…',
    'Año nuevo, Straße, Œuvre, Şükür, Łódź',
    'ḥadīth ṣadaqah ʿīd ʾimām jāriyah',
    'ثلاثون ليلة وخطة واحدة، قائمةٌ',
    '$1,250 · 2 % — €5 <b>&amp;</b>',
  ])('keeps %s', text => {
    expect(drawable(text, known)).toBe(text)
  })

  it.each([
    ['emoji', 'Eid 🎉🕌 Mubarak 👨‍👩‍👧', 'Eid Mubarak'],
    ['letters that no face has', 'Ramadan 断食 month', 'Ramadan month'],
    ['control characters', 'a\u0000b\u0007c\ud800d', 'abcd'],
    ['what turns the direction around', 'a\u202eb\u2066c\u200fd', 'abcd'],
    ['lines and odd spaces', ' a\n\tb\u00a0\u2003c ', 'a b c'],
  ])('drops %s', (_, text, drawn) => {
    expect(drawable(text, known)).toBe(drawn)
  })

  it('composes letters, and decomposes signs that no font has', () => {
    expect(drawable('Cafe\u0301', known)).toBe('Café')
    expect(drawable('ﷺ', known)).toBe('صلى الله عليه وسلم')
  })

  it.each(['', ' ', '🎉', '\u0000', '\u200d\u200c', '\u0301\u0301'])('returns an empty text for %j', text => {
    expect(drawable(text, known)).toBe('')
  })

  it('returns a short text for a text of any length', () => {
    expect([...drawable('a'.repeat(1_000_000), known)].length).toBeLessThan(1_000)
  })
})
