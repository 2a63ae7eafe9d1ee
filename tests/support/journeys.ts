/**
 * Globs, relative to `tests`, of journeys that change nothing for others: they only read, or send forms as visitors of their own. Two of
 * them run at a time in `npm test`. All others change shared content or stop shared services, and run alone.
 */
export const SIDE_BY_SIDE = [
  'a11y/{forms-*,landing}.spec.ts',
  'e2e/platform/{csp-injection,headers,public-code,search-engines,server}.spec.ts',
  'e2e/forms/{arriving,demo,demo-failing,mini-trial-phone,registration-*,trial,trial-plain}.spec.ts',
  'e2e/landing/{anchors,carousels,dialogs*,films,floating,header-large-text,hero,layout,navigation}.spec.ts',
  'e2e/landing/{still,success,testimonials,toast,without-javascript*}.spec.ts',
]
