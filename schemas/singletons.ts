import type { documentTypes } from './documents/index.ts'

/** Documents that the site knows by their ids. They always exist and there is one of each; the type is named beside each id. */
export const SINGLETONS = {
  landingPage: 'landingPage',
  siteSettings: 'siteSettings',
  milestone: 'milestone',
  feeCopy: 'feeCopy',
  trialPage: 'trialPage',
  registrationPage: 'registrationPage',
  successPage: 'successPage',
  blogPage: 'blogPage',
  terms: 'legalPage',
  privacy: 'legalPage',
} as const satisfies Record<string, keyof typeof documentTypes>

export function isSingletonType(type: string): boolean {
  return Object.values<string>(SINGLETONS).includes(type)
}
