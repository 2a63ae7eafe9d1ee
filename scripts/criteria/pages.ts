import { ASVS_PEOPLE } from './asvs-people.ts'
import { ASVS_REQUESTS } from './asvs-requests.ts'
import { WCAG_A } from './wcag-a.ts'
import { WCAG_AA } from './wcag-aa.ts'
import { writePage } from './write.ts'

const WRITTEN =
  'Written by `npm run criteria` from the tables in `scripts/criteria`. A test fails when a test that is named here is gone.'

export const WCAG = [...WCAG_A, ...WCAG_AA].toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
export const ASVS = [...ASVS_REQUESTS, ...ASVS_PEOPLE]

/** By file. */
export const CRITERIA_PAGES: Record<string, string> = {
  'docs/conformance/wcag.md': writePage({
    title: 'WCAG 2.2, levels A and AA',
    about: `What shows that the public pages follow each success criterion of the [Web Content Accessibility Guidelines 2.2](https://www.w3.org/TR/WCAG22/). ${WRITTEN} A test shows what it looks at, and content can still break a rule: this is no audit by people who need the result.`,
    criteria: WCAG,
  }),
  'docs/conformance/asvs.md': writePage({
    title: 'OWASP ASVS 5.0, level 1',
    about: `What shows that the site follows each requirement of level 1 of the [OWASP Application Security Verification Standard 5.0](https://github.com/OWASP/ASVS/tree/v5.0.0), by its number; the words are ours, and the standard's count. ${WRITTEN}`,
    criteria: ASVS,
  }),
}
