import type { Page } from '@playwright/test'
import type { SECTIONS } from '../../lib/sections.ts'

/** Viewports in CSS pixels, by their width. */
export const VIEWPORTS = {
  320: { width: 320, height: 640 },
  390: { width: 390, height: 844 },
  768: { width: 768, height: 1024 },
  1024: { width: 1024, height: 768 },
  1440: { width: 1440, height: 900 },
} as const

export type Width = keyof typeof VIEWPORTS

export const WIDTHS: readonly Width[] = [320, 390, 768, 1024, 1440]
export const SMALL: readonly Width[] = [320, 390]
export const LARGE: readonly Width[] = [1024, 1440]
/** A small phone, a phone and a desk: for what is laid out alike on all widths between. */
export const FEW: readonly Width[] = [320, 390, 1440]

const USUAL: readonly Width[] = [390, 1440]

/** What answers: the site, the donation host, or a site whose content service is unreachable. */
type Host = 'site' | 'donations' | 'outage'

/** One look of one page. Pictures, accessibility and large text are checked for each (tests/visual, tests/a11y). */
export type State = {
  /** Names its pictures. Words of the page and of the state, with hyphens. */
  name: string
  path: string
  host?: Host
  /** What a visitor does on the page, which is hydrated by then. It ends with the state on the screen. */
  reach?: (page: Page) => Promise<unknown>
  /** At all of WIDTHS by default. */
  widths?: readonly Width[]
  /** Widths at which the short proof looks at it, too. */
  short?: readonly Width[]
  /** The whole page by default; what is on the screen; or the first element that matches the selector. */
  part?: 'page' | 'screen' | `#${string}` | `.${string}`
  /** Forced colors by default are off, motion is reduced, and the medium is the screen. */
  media?: { forcedColors?: 'active'; reducedMotion?: 'no-preference'; media?: 'print' }
  /** The page's JavaScript is withheld, as on a network that loses it. */
  withoutCode?: true
  /** The donation note shows, which is hidden elsewhere. */
  hasToast?: true
  /** Drafts show, as for staff. */
  inPreview?: true
  /** Where axe and large text judge it, if not on a phone and at a desk. */
  judgedAt?: readonly Width[]
  /** What a script placed when the state began: text that grows afterwards may be cut there, text that was large before is not. */
  placed?: string
  /** Sections of which the Studio's menu shows the picture of this page at a desk. */
  gives?: readonly (keyof typeof SECTIONS)[]
  /** Why axe and large text do not judge it, for example because it is paper. */
  picturesOnly?: string
}

/** Marks a state of a page that most others of a list show, too. */
export type StateOfPage = Omit<State, 'path'> & { path?: string }

export function statesOf(path: string, states: StateOfPage[]): State[] {
  return states.map(state => ({ path, ...state }))
}

export function widthsOf({ widths = WIDTHS }: State): readonly Width[] {
  return widths
}

/** Where axe and large text judge the state: a phone and a desk, or the widths that it has. */
export function judgedWidthsOf(state: State): readonly Width[] {
  if (state.picturesOnly) return []
  const widths = state.judgedAt ?? widthsOf(state).filter(width => USUAL.includes(width))
  return widths.length > 0 ? widths : widthsOf(state)
}

/** Large text is measured on whole pages; what lies over them is measured where it is tested. */
export function isWholePage({ part = 'page' }: State): boolean {
  return part === 'page'
}

/** Name of the picture of a state at a width, without extension. */
export function pictureName({ name }: State, width: Width): string {
  return `${name}-${width}`
}

/** Slugs of what the set-up publishes beside the seed. */
export const FULL_POST = 'every-kind-of-block'
/** The seed has no page with pictures alone. */
export const PICTURES_PAGE = 'pictures-of-a-visit'
export const EMPTY_CATEGORY = 'volunteers'

/** Posts without a picture, so many that the lists of their author and of their category have a second page. */
export const OLD_POSTS = Array.from({ length: 9 }, (_, place) => `older-note-${place + 1}`)
export const OLD_AUTHOR = 'maryam-raza'
export const OLD_CATEGORY = 'ramadan'
