/** Arguments of Vitest: what fails is tried once more, shown as it appears, and told as flaky if it passes then. */
export const IN_PROOF = ['--retry=1', '--reporter=minimal', '--reporter=./scripts/proof-reporter.ts']

/** Tag of single journeys that only the long proof runs. */
export const LONG = '@long'

/** Tag of the looks that `npm test` compares, which tests/visual/states chooses. */
export const SHORT_LOOK = '@short'

/** The part of each other long suite that `npm test` runs, in files as Vitest and Playwright take them. */
export const SHORT = {
  /** Visual states and journeys of the built site cover some of these again; the others fail only when their own component changes. */
  componentsWithout: [
    '**/staff-texts.test.tsx',
    '**/carousels/{features,swipe}.test.tsx',
    '**/dialogs/milestone.test.tsx',
    '**/forms/lights.test.tsx',
    '**/forms/registration-{opening,saving}.test.tsx',
    '**/media.test.tsx',
    '**/sections/{impact,phone,phone-sizes}.test.tsx',
  ],
  conformance: [
    'tests/conformance/cases.test.ts',
    'tests/conformance/content-migrate.test.ts',
    'tests/conformance/seed.test.ts',
  ],
  http: [
    'tests/http/blog',
    'tests/http/forms/pages.test.ts',
    'tests/http/forms/saved-drafts.test.ts',
    'tests/http/freshness/webhook.test.ts',
    'tests/http/platform/headers.test.ts',
    'tests/http/platform/server.test.ts',
    'tests/http/preview/preview.test.ts',
    'tests/http/routes',
  ],
  faults: ['tests/faults/forms-killed.test.ts'],
  /** Without tests that have the tag `LONG`. */
  e2e: [
    'e2e/forms/registration.spec',
    'e2e/forms/sending.spec',
    'e2e/forms/without-javascript.spec',
    'e2e/landing/anchors.spec',
    'e2e/landing/navigation.spec',
    'e2e/platform/console.spec',
    'e2e/platform/disturbed.spec',
    'e2e/studio/preview.spec',
    'e2e/studio/requests.spec',
  ],
} as const
