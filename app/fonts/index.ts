import localFont from 'next/font/local'

// The files are half of what their foundries offer: with fonttools, Kufam is cut to the one weight that headings have,
// Hanken Grotesk to the range of the text's, both without fractions and hints.
// Each value is written out in full: the compiler reads these calls and accepts literals only.
// The extended families hold the letters beyond Western European ones; only pages that use such letters fetch them.
// Kufam's capitals sit high in the line; the overrides centre them.

const kufam = localFont({
  src: './kufam-latin-600.woff2',
  weight: '600',
  variable: '--font-kufam',
  adjustFontFallback: false,
  declarations: [
    { prop: 'ascent-override', value: '98%' },
    { prop: 'descent-override', value: '26%' },
    { prop: 'line-gap-override', value: '0%' },
  ],
})

const kufamExtended = localFont({
  src: './kufam-latin-ext-600.woff2',
  weight: '600',
  variable: '--font-kufam-extended',
  preload: false,
  declarations: [
    { prop: 'ascent-override', value: '98%' },
    { prop: 'descent-override', value: '26%' },
    { prop: 'line-gap-override', value: '0%' },
    { prop: 'unicode-range', value: 'U+0100-02FF, U+0304-0329, U+1D00-1EFF, U+2020, U+20A0-20C0, U+2113, U+2C60-2C7F' },
  ],
})

const hanken = localFont({
  src: './hanken-grotesk-latin-400-700.woff2',
  weight: '400 700',
  variable: '--font-hanken',
  adjustFontFallback: false,
})

const hankenExtended = localFont({
  src: './hanken-grotesk-latin-ext-400-700.woff2',
  weight: '400 700',
  variable: '--font-hanken-extended',
  preload: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0100-02FF, U+0304-0329, U+1D00-1EFF, U+2020, U+20A0-20C0, U+2113, U+2C60-2C7F' },
  ],
})

/** For the root element: defines the variables that globals.css builds its font families from. */
export const fontVariables = [kufam, kufamExtended, hanken, hankenExtended].map(font => font.variable).join(' ')
