import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.ts'
import { stack } from './tests/support/stack.ts'

/** Journeys run one after the other: they share one content lake, as visitors and staff do. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  globalSetup: './tests/support/start-stack.ts',
  use: {
    baseURL: stack.siteUrl,
    // Recording what every test does takes time, also of those that pass: `E2E_TRACE=1` does it.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
})
