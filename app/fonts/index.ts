import localFont from 'next/font/local'

// fonttools cut the files: Kufam to the weight of headings, Hanken Grotesk to the weights of text, without fractions and hints. The basic files cover English;
// browsers load the western and extended ones only for pages that need them. Kufam's capitals sit high in the line; the overrides centre them. Next's compiler
// accepts only literals, so every value is written out.

const kufam = localFont({
  src: './kufam-basic-600.woff2',
  weight: '600',
  variable: '--font-kufam',
  adjustFontFallback: false,
  declarations: [
    { prop: 'ascent-override', value: '98%' },
    { prop: 'descent-override', value: '26%' },
    { prop: 'line-gap-override', value: '0%' },
  ],
})

const kufamWestern = localFont({
  src: './kufam-western-600.woff2',
  weight: '600',
  variable: '--font-kufam-western',
  preload: false,
  declarations: [
    { prop: 'ascent-override', value: '98%' },
    { prop: 'descent-override', value: '26%' },
    { prop: 'line-gap-override', value: '0%' },
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0300-0303, U+0308-0309, U+0323, U+2009, U+201A, U+201E, U+2032-2033, U+2039-203A, U+2044, U+2122, U+2191, U+2193, U+2212, U+2215',
    },
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
  src: './hanken-grotesk-basic-400-700.woff2',
  weight: '400 700',
  variable: '--font-hanken',
  adjustFontFallback: false,
})

const hankenWestern = localFont({
  src: './hanken-grotesk-western-400-700.woff2',
  weight: '400 700',
  variable: '--font-hanken-western',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+0300-0303, U+0308-0309, U+0323, U+201A, U+201E, U+2039-203A, U+2044, U+2122, U+2212, U+2215',
    },
  ],
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

/** grounds.css builds the font families from these variables. */
export const fontVariables = [kufam, kufamWestern, kufamExtended, hanken, hankenWestern, hankenExtended]
  .map(font => font.variable)
  .join(' ')
