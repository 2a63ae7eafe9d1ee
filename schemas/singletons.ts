import type { documentTypes } from './documents/index.ts'

/** Documents that the site fetches by id, with the type of each. Each of them always exists, exactly once. */
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
