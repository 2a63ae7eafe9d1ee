/**
 * Globs, relative to `tests`, of journeys that change nothing for others: they only read, or send forms as visitors of their own. Two of
 * them run at a time in `npm test`. All others change shared content or stop shared services, and run alone.
 */
export const SIDE_BY_SIDE = [
  'a11y/{floating,forms,landing}.spec.ts',
  'e2e/platform/{csp-injection,headers,public-code}.spec.ts',
  'e2e/forms/{arriving,hydration,registration,sending,without-javascript}.spec.ts',
  'e2e/landing/{anchors,carousels*,controls,dialogs*,films,floating,headline,hero,impact,layout}.spec.ts',
  'e2e/landing/{header-large-text,navigation,still,success,testimonials,toast,without-javascript}.spec.ts',
]
