import { buildLegacyTheme, type StudioTheme } from 'sanity'
import { type Corrections, correct } from './theme-corrections'
import { brandFonts } from './theme-fonts'

/** The colours of app/styles/tokens.css, in the form that Sanity's theme needs. */
const WHITE = '#ffffff'
const PAPER = '#fcfbf7'
const INK_950 = '#08231f'
const INK_600 = '#3e5550'
const MINT_100 = '#ddf1e7'
const MINT_200 = '#c5e5d8'

/** Six deep tile colours for white initials, mapped to the nine colour names that Sanity gives to people. */
const AVATARS: Corrections['spot'] = {
  ...{ gray: '#3e5550', blue: '#2c4b7a', cyan: '#05614f', purple: '#10423a', green: '#10423a' },
  ...{ magenta: '#932d1e', red: '#932d1e', orange: '#6b4608', yellow: '#6b4608' },
}

const ON_LIGHT: Corrections = {
  selected: MINT_100,
  pressed: '#eef8f3',
  onSelected: INK_950,
  rule: '#e8dfc9',
  badges: {
    ...{ default: '#e8dfc9', transparent: '#e8dfc9', primary: MINT_100, positive: MINT_100 },
    ...{ caution: '#fdefcf', critical: '#fde8e0' },
  },
  field: { placeholder: '#576f69', readOnly: '#f8f4eb', readOnlyText: INK_950, border: '#837257' },
  spot: AVATARS,
  // Replaces Sanity's violet, which is not a colour of the brand.
  syntax: codeColours({ value: '#05614f', word: '#932d1e', type: '#6b4608', name: '#065939' }),
}

const SAFFRON_300 = '#f9c96b'
const ROSE = '#f5a08e'
const ORANGE = '#f9b27f'

const ON_DARK: Corrections = {
  selected: '#15493f',
  pressed: '#103a33',
  onSelected: PAPER,
  rule: '#2c4b45',
  badges: {
    ...{ default: '#2c4641', transparent: '#2c4641', primary: '#14493d', positive: '#14493d' },
    ...{ caution: '#3f3d1d', critical: '#4b2219' },
  },
  field: { placeholder: '#a2c7bc', readOnly: '#0f3731', readOnlyText: PAPER, border: '#729d90' },
  spot: AVATARS,
  syntax: codeColours({ value: SAFFRON_300, word: ROSE, type: ORANGE, name: '#8fcdb8' }),
}

const light = buildLegacyTheme({
  '--black': INK_950,
  '--white': WHITE,
  '--component-bg': WHITE,
  '--component-text-color': INK_950,
  ...neutral(INK_600),
  // The site's action colour in the shade for small text, then teal, saffron and clay in the shades that the design uses for text.
  ...signals({ action: '#065939', success: '#05614f', warning: '#895203', danger: '#932d1e' }),
})

const dark = buildLegacyTheme({
  '--black': '#041613',
  '--white': PAPER,
  // Sanity's legacy theme derives its dark scheme from the colours of the navigation.
  '--main-navigation-color': '#0b2e29',
  '--main-navigation-color--inverted': PAPER,
  ...neutral(MINT_200),
  // On dark backgrounds the site's action colour is saffron.
  ...signals({ action: '#f3af37', success: '#8fcdb8', warning: '#f9c96b', danger: '#f5a08e' }),
})

export const theme: StudioTheme = {
  fonts: light.fonts && brandFonts(light.fonts),
  color: light.color &&
    dark.color && { light: correct(light.color.light, ON_LIGHT), dark: correct(dark.color.dark, ON_DARK) },
}

type CodeColours = { value: string; word: string; type: string; name: string }

function codeColours({ value, word, type, name }: CodeColours): Corrections['syntax'] {
  return {
    ...{ atrule: value, boolean: value, builtin: value, constant: value, id: value, important: value },
    ...{ number: value, symbol: value, keyword: word, operator: word, class: type, unit: type, className: name },
  }
}

function neutral(colour: string) {
  return { '--gray': colour, '--gray-base': colour, '--default-button-color': colour }
}

type Signals = { action: string; success: string; warning: string; danger: string }

function signals({ action, success, warning, danger }: Signals) {
  return {
    '--brand-primary': action,
    '--focus-color': action,
    '--default-button-primary-color': action,
    '--default-button-success-color': success,
    '--default-button-warning-color': warning,
    '--default-button-danger-color': danger,
    '--state-info-color': action,
    '--state-success-color': success,
    '--state-warning-color': warning,
    '--state-danger-color': danger,
  }
}
