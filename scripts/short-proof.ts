/** Arguments of Vitest: what fails is tried once more, shown as it appears, and told as flaky if it passes then. */
export const IN_PROOF = ['--retry=1', '--reporter=minimal', '--reporter=./scripts/flaky-reporter.ts']

/** Tag of single journeys that only the long proof runs. */
export const LONG = '@long'

/** The part of each long suite that `npm test` runs. Files as Vitest and Playwright take them, pictures by state and width. */
export const SHORT = {
  /** Visual states and journeys of the built site cover some of these again; the others fail only when their own component changes. */
  componentsWithout: [
    '**/staff-texts.test.tsx',
    '**/text-lengths.test.tsx',
    '**/carousels/{features,swipe}.test.tsx',
    '**/dialogs/{dialogs-platform,milestone,success}.test.tsx',
    '**/forms/{lights,named-tile}.test.tsx',
    '**/forms/registration-{opening,saving,together}.test.tsx',
    '**/media/films.test.tsx',
    '**/sections/{gift-in-sight,impact,masjids,phone,phone-sizes}.test.tsx',
  ],
  conformance: [
    'tests/conformance/cases.test.ts',
    'tests/conformance/content-migrate.test.ts',
    'tests/conformance/seed.test.ts',
    'tests/conformance/surface.test.ts',
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
    'e2e/studio/editing.spec',
    'e2e/studio/preview.spec',
    'e2e/studio/requests.spec',
  ],
  visual: [
    'landing-390',
    'landing-768',
    'landing-1440',
    'landing-menu-390',
    'landing-forced-colors-1440',
    'dialog-demo-errors-390',
    'register-390',
    'register-step-4-1440',
    'trial-errors-390',
    'trial-short-1440',
    'blog-1440',
    'post-390',
    'missing-390',
    'page-ramadan-1440',
    'demo-390',
    'terminal-amounts-1024',
  ],
} as const

/** Take seconds each, so `npm run check` leaves them to the long proof. */
export const LONG_UNIT_TESTS = [
  'app/**/incomplete.test.tsx',
  'forms/drafts/killed.test.ts',
  'forms/outbox/check.test.ts',
  'local/mail/index.test.ts',
  'local/serve.test.ts',
  'packages/lake/src/commands/round-trip.test.ts',
  'packages/lake/src/groq/differential.test.ts',
  'packages/lake/src/groq/plan.test.ts',
  'packages/lake/src/host/host.test.ts',
  'packages/lake/src/http/hostile.test.ts',
  'packages/lake/src/images/pictures.test.ts',
  'packages/lake/src/import/import.test.ts',
  'packages/lake/src/management/{comments,cors,datasets,people,projects}.test.ts',
  'packages/lake/src/queries/index.test.ts',
  'packages/lake/src/run/gateway.test.ts',
  'packages/lake/src/storage-error.test.ts',
  'pictures/{card-file,card,cover}.test.ts',
  'schemas/rules/site-check.test.ts',
  'scripts/build.test.ts',
  'scripts/content-check.test.ts',
  'scripts/offline-checks.test.ts',
  'scripts/submissions/command.test.ts',
  'server/cache/page-cache-shared.test.ts',
  'server/shared/shared.test.ts',
  'tests/support/*-steps.test.ts',
]
