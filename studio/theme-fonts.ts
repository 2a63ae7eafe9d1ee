import type { StudioTheme } from 'sanity'

type Fonts = NonNullable<StudioTheme['fonts']>
type Face = Fonts['text']
type Size = Face['sizes'][number]

/** The variables that app/fonts defines on the root element, with the same order of subsets as the public pages. */
const TEXT_FAMILY = family('hanken')
const HEADING_FAMILY = family('kufam')

/** Kufam comes in one weight. */
const HEADING_WEIGHTS = { regular: 600, medium: 600, semibold: 600, bold: 600 }

/** Sanity's sizes by index: notes, text, fields. Other sizes and all box heights stay, so that Sanity's layout does not change. */
const SIZES: Record<number, Pick<Size, 'fontSize' | 'lineHeight'>> = {
  0: { fontSize: 12, lineHeight: 16 },
  1: { fontSize: 14, lineHeight: 20 },
  2: { fontSize: 16, lineHeight: 24 },
}

/** The brand's typefaces, which the site serves itself. */
export function brandFonts(fonts: Fonts): Fonts {
  return {
    ...fonts,
    heading: { ...fonts.heading, family: HEADING_FAMILY, weights: HEADING_WEIGHTS },
    label: { ...fonts.label, family: TEXT_FAMILY },
    text: { ...fonts.text, family: TEXT_FAMILY, sizes: fonts.text.sizes.map(resize) },
  }
}

/** Sanity crops half the difference between line and box from the top and the bottom of every text. */
function resize(size: Size, index: number): Size {
  const wanted = SIZES[index]
  if (!wanted) return size
  const box = size.lineHeight - size.ascenderHeight - size.descenderHeight
  const crop = (wanted.lineHeight - box) / 2
  return { ...size, ...wanted, ascenderHeight: crop, descenderHeight: crop }
}

function family(name: string): string {
  return `var(--font-${name}), var(--font-${name}-western), var(--font-${name}-extended), system-ui, sans-serif`
}
