import { buildLegacyTheme, type StudioTheme } from 'sanity'
import * as C from '@/lib/colors.gen'
import { brandFonts } from './theme-fonts'

type Scheme = NonNullable<StudioTheme['color']>['light']
type Tone = Scheme['default']
type States = NonNullable<Tone['selectable']>['default']

/** Six deep tile colours for white initials, mapped to the nine colour names that Sanity gives to people. */
const AVATARS: Tone['spot'] = {
  ...{ gray: C.INK_600, blue: C.INK_700, cyan: C.TEAL_700, purple: C.INK_800, green: C.INK_800 },
  ...{ magenta: C.CLAY_700, red: C.CLAY_700, orange: C.SAFFRON_800, yellow: C.SAFFRON_800 },
}

/** Colours to replace, because Sanity's theme builder makes them unreadable or foreign to the design. */
type Corrections = typeof ON_LIGHT

const ON_LIGHT = {
  // Backgrounds of the selected row in a list, and of the row in the list before it that led there. Their secondary text keeps its
  // unselected colour, so both need enough contrast with that, too.
  selected: C.MINT_100,
  pressed: C.MINT_50,
  // Text and icons on these backgrounds.
  onSelected: C.INK_950,
  // Lines around and between panes and cards.
  rule: C.SAND_200,
  // Backgrounds, which the builder leaves as white as the card.
  badges: {
    ...{ default: C.SAND_200, transparent: C.SAND_200, primary: C.MINT_100, positive: C.MINT_100 },
    ...{ caution: C.SAFFRON_100, critical: C.CLAY_100 },
  },
  field: { placeholder: C.INK_500, readOnly: C.IVORY, readOnlyText: C.INK_950, border: C.SAND_600 },
  spot: AVATARS,
}

const ON_DARK: Corrections = {
  selected: C.INK_750,
  pressed: C.INK_850,
  onSelected: C.PAPER,
  rule: C.SLATE_700,
  badges: {
    ...{ default: C.SLATE_700, transparent: C.SLATE_700, primary: C.INK_750, positive: C.INK_750 },
    ...{ caution: C.SAFFRON_900, critical: C.CLAY_900 },
  },
  field: { placeholder: C.SLATE_300, readOnly: C.INK_850, readOnlyText: C.PAPER, border: C.SLATE_400 },
  spot: AVATARS,
}

const light = buildLegacyTheme({
  '--black': C.INK_950,
  '--white': C.WHITE,
  '--component-bg': C.WHITE,
  '--component-text-color': C.INK_950,
  ...neutral(C.INK_600),
  // The site's action colour in the shade for small text, then teal, saffron and clay in the shades that the design uses for text.
  ...signals({ action: C.ACTION_700, success: C.TEAL_700, warning: C.SAFFRON_700, danger: C.CLAY_700 }),
})

const dark = buildLegacyTheme({
  '--black': C.INK_1000,
  '--white': C.PAPER,
  // Sanity's legacy theme derives its dark scheme from the colours of the navigation.
  '--main-navigation-color': C.INK_900,
  '--main-navigation-color--inverted': C.PAPER,
  ...neutral(C.MINT_200),
  // On dark backgrounds the site's action colour is saffron.
  ...signals({ action: C.SAFFRON_400, success: C.TEAL_300, warning: C.SAFFRON_300, danger: C.CLAY_300 }),
})

export const theme: StudioTheme = {
  fonts: light.fonts && brandFonts(light.fonts),
  color: light.color &&
    dark.color && { light: correct(light.color.light, ON_LIGHT), dark: correct(dark.color.dark, ON_DARK) },
}

function neutral(colour: string) {
  return { '--gray': colour, '--gray-base': colour, '--default-button-color': colour }
}

/** The colours of buttons and states, and of what is active. */
function signals({ action, ...states }: Record<'action' | 'success' | 'warning' | 'danger', string>) {
  const shown = Object.entries(states).flatMap(([state, colour]) => [
    [`--default-button-${state}-color`, colour],
    [`--state-${state}-color`, colour],
  ])
  return {
    ...{ '--brand-primary': action, '--focus-color': action, '--default-button-primary-color': action },
    ...{ '--state-info-color': action, ...Object.fromEntries(shown) },
  }
}

function correct(scheme: Scheme, by: Corrections): Scheme {
  // States of the builder share objects, as they would in a structured clone.
  const corrected: Scheme = JSON.parse(JSON.stringify(scheme))
  for (const tone of Object.values(corrected)) correctTone(tone, by)
  return corrected
}

function correctTone(tone: Tone, { selected, pressed, onSelected, rule, field, badges, spot }: Corrections): void {
  const on = (bg: string) => ({ bg, border: bg, fg: onSelected, icon: onSelected, link: { fg: onSelected } })
  const mark = (states: States, bg: string) => {
    Object.assign(states.selected, on(selected))
    Object.assign(states.pressed, on(bg))
  }
  for (const states of [tone.card, ...Object.values(tone.selectable ?? {})]) mark(states, pressed)
  // Buttons without a frame are the Studio's menu of tools, among others.
  mark(tone.button.bleed.default, selected)
  for (const [name, bg] of Object.entries(badges)) Object.assign(Object(tone.muted)[name].enabled, { bg })
  const { placeholder, border, readOnly, readOnlyText } = field
  const { default: input } = tone.input
  for (const states of Object.values(input)) Object.assign(states, { border, placeholder })
  for (const states of [input.readOnly, input.disabled]) Object.assign(states, { bg: readOnly, bg2: readOnly })
  Object.assign(input.readOnly, { fg: readOnlyText })
  Object.assign(input.disabled, { fg: placeholder })
  Object.assign(tone.base, { border: rule })
  Object.assign(tone, { spot })
}
