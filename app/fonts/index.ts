import localFont from 'next/font/local'

/** Kufam's capitals sit high in the line; these metrics centre them. */
const KUFAM_METRICS = [
  { prop: 'ascent-override', value: '98%' },
  { prop: 'descent-override', value: '26%' },
  { prop: 'line-gap-override', value: '0%' },
]

/** Letters beyond Western European ones: fetched only by pages that use them. */
const EXTENDED_LATIN = {
  prop: 'unicode-range',
  value:
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
}

const kufam = localFont({
  src: './kufam-latin-wght-normal.woff2',
  weight: '400 900',
  variable: '--font-kufam',
  adjustFontFallback: false,
  declarations: KUFAM_METRICS,
})

const kufamExtended = localFont({
  src: './kufam-latin-ext-wght-normal.woff2',
  weight: '400 900',
  variable: '--font-kufam-extended',
  preload: false,
  declarations: [...KUFAM_METRICS, EXTENDED_LATIN],
})

const hanken = localFont({
  src: './hanken-grotesk-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-hanken',
  adjustFontFallback: false,
})

const hankenExtended = localFont({
  src: './hanken-grotesk-latin-ext-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-hanken-extended',
  preload: false,
  declarations: [EXTENDED_LATIN],
})

/** For the root element: defines the variables that globals.css builds its font families from. */
export const fontVariables = [kufam, kufamExtended, hanken, hankenExtended].map(font => font.variable).join(' ')
