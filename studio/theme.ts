import { buildLegacyTheme, type StudioTheme } from 'sanity'
import { type Corrections, correct } from './theme-corrections'

/** The colours of app/styles/tokens.css, in the form that Sanity's theme needs. */
const WHITE = '#ffffff'
const PAPER = '#fcfbf7'
const INK_950 = '#08231f'
const INK_600 = '#3e5550'
const MINT_200 = '#c5e5d8'

const ON_LIGHT: Corrections = {
  selected: '#8fcdb8',
  pressed: '#ddf1e7',
  onSelected: INK_950,
  field: { placeholder: '#576f69', readOnly: '#f8f4eb', readOnlyText: INK_950, border: '#837257' },
  spot: {
    gray: '#576f69',
    blue: '#2f5fb3',
    purple: '#6f45b5',
    magenta: '#b0306f',
    red: '#ad3926',
    orange: '#9a4a0c',
    yellow: '#895203',
    green: '#106f47',
    cyan: '#087080',
  },
  syntax: {},
}

const VIOLET = '#c3a8f7'
const ROSE = '#f5a0c0'
const ORANGE = '#f9b27f'

const ON_DARK: Corrections = {
  selected: '#1d574c',
  pressed: '#10423a',
  onSelected: PAPER,
  field: { placeholder: '#a2c7bc', readOnly: '#0a312b', readOnlyText: PAPER, border: '#5fb49b' },
  spot: {
    gray: '#97a7b7',
    blue: '#79a4ff',
    purple: '#b297f8',
    magenta: '#f084a7',
    red: '#f78a7b',
    orange: '#ff9e59',
    yellow: '#f9c531',
    green: '#8fcdb8',
    cyan: '#7fd6dc',
  },
  syntax: {
    ...{ atrule: VIOLET, boolean: VIOLET, builtin: VIOLET, constant: VIOLET, id: VIOLET, important: VIOLET },
    ...{ number: VIOLET, symbol: VIOLET, keyword: ROSE, operator: ROSE, class: ORANGE, unit: ORANGE },
    className: '#8fcdb8',
  },
}

const light = buildLegacyTheme({
  '--black': INK_950,
  '--white': WHITE,
  '--component-bg': WHITE,
  '--component-text-color': INK_950,
  ...neutral(INK_600),
  // The site's action colour, then teal, saffron and clay in the shades that the design uses for text.
  ...signals({ action: '#106f47', success: '#05614f', warning: '#895203', danger: '#932d1e' }),
})

const dark = buildLegacyTheme({
  '--black': '#041613',
  '--white': PAPER,
  // Sanity's legacy theme derives its dark scheme from the colours of the navigation.
  '--main-navigation-color': INK_950,
  '--main-navigation-color--inverted': PAPER,
  ...neutral(MINT_200),
  // On dark backgrounds the site's action colour is saffron.
  ...signals({ action: '#f3af37', success: '#8fcdb8', warning: '#f9c96b', danger: '#f5a08e' }),
})

export const theme: StudioTheme = {
  fonts: light.fonts,
  color: light.color &&
    dark.color && { light: correct(light.color.light, ON_LIGHT), dark: correct(dark.color.dark, ON_DARK) },
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
