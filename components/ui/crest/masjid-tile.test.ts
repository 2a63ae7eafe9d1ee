import { expect, it } from 'vitest'
import { tileFileName } from './masjid-tile'

it.each([
  ['Masjid An-Nur', 'masjid-an-nur.svg'],
  ['  Islamic Center / Toledo, OH ', 'islamic-center-toledo-oh.svg'],
  ['مسجد النور', 'مسجد-النور.svg'],
  ['..\\..', 'masjid.svg'],
])('a picture of “%s” is saved as %s', (name, file) => {
  expect(tileFileName(name)).toBe(file)
})
