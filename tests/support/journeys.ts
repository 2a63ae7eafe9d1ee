/**
 * Journeys that only look, or send forms of visitors of their own: these files may run beside each other, and `npm test` runs two
 * at a time. All others change content or stop services that everybody uses, and run alone. Globs, from the folder `tests`.
 */
export const SIDE_BY_SIDE = [
  'a11y/{floating,forms-*,landing}.spec.ts',
  'e2e/{csp-injection,header-large-text,headers,public-code,search-engines,server,success}.spec.ts',
  'e2e/forms-{arriving,demo,demo-failing,registration-*,trial,trial-plain}.spec.ts',
  'e2e/landing-{anchors,carousels*,controls,dialogs*,films,floating,headline,hero,impact,layout}.spec.ts',
  'e2e/landing-{navigation,still,testimonials,toast,without-javascript}.spec.ts',
]
