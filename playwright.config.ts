import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.ts'
import { SIDE_BY_SIDE } from './tests/support/journeys.ts'
import { stack } from './tests/support/stack.ts'

const READING = SIDE_BY_SIDE.map(glob => `**/${glob}`)

/** Journeys share one content lake, so they run one after the other; only those that read may run two at a time. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  projects: [
    { name: 'reading', testMatch: READING },
    { name: 'changing', testIgnore: READING },
  ],
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A page may take 15 s to start on a busy machine. The limit is below the 25 s of the site's catch-up, which would hide a lost
  // webhook. Tests of a promise in seconds set their own limit.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  globalSetup: './tests/support/start-stack.ts',
  use: {
    baseURL: stack.siteUrl,
    // Tracing slows down every test, so it is off unless E2E_TRACE=1.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-gpu',
      ],
    },
  },
})
