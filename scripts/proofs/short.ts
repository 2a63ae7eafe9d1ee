/**
 * What `npm test` runs of the parts that are too long to run at every change. `npm run test:all` runs everything. Files as Vitest and
 * Playwright take them, pictures by state and width.
 */
export const SHORT = {
  /** Patterns: axe and lengths of text are judged again on every state of the built site (tests/visual, tests/e2e/platform/texts). */
  componentsWithout: ['**/accessible.test.tsx', '**/staff-texts.test.tsx', '**/text-lengths.test.tsx'],
  conformance: [
    'tests/conformance/cases.test.ts',
    'tests/conformance/content-migrate.test.ts',
    'tests/conformance/dataset.test.ts',
    'tests/conformance/lake-package.test.ts',
    'tests/conformance/sbom.test.ts',
    'tests/conformance/seed.test.ts',
    'tests/conformance/surface.test.ts',
  ],
  http: [
    'tests/http/blog',
    'tests/http/forms',
    'tests/http/freshness/webhook.test.ts',
    'tests/http/platform/headers.test.ts',
    'tests/http/platform/server.test.ts',
    'tests/http/preview',
    'tests/http/routes',
  ],
  faults: ['tests/faults/forms-killed.test.ts'],
  e2e: [
    'e2e/forms/registration.spec',
    'e2e/forms/sending.spec',
    'e2e/forms/without-javascript.spec',
    'e2e/landing/anchors.spec',
    'e2e/landing/navigation.spec',
    'e2e/platform/console.spec',
    'e2e/platform/csp-landing.spec',
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

/** Patterns of unit tests that take seconds each: `npm run check` leaves them to the long proof. */
export const LONG_UNIT_TESTS = [
  'app/**/incomplete.test.tsx',
  'local/serve.test.ts',
  'packages/lake/src/commands/round-trip.test.ts',
  'packages/lake/src/host/host.test.ts',
  'packages/lake/src/images/pictures.test.ts',
  'packages/lake/src/import/import.test.ts',
  'packages/lake/src/management/datasets.test.ts',
  'packages/lake/src/queries/index.test.ts',
  'pictures/card-file.test.ts',
  'pictures/card.test.ts',
  'schemas/readiness/site-check.test.ts',
  'scripts/content-check.test.ts',
  'server/shared/shared.test.ts',
  'studio/uses/shown-on.test.ts',
]
