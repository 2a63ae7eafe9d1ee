import { defineConfig } from '@playwright/test'
import { directHosts } from './lib/environment/proxies.ts'
import { findBrowser } from './scripts/installs.ts'
import { stack } from './tests/support/stack.ts'

Object.assign(process.env, directHosts(process.env))

export default defineConfig({
  testDir: 'tests',
  testMatch: 'e2e/**/*.spec.ts',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A page may take 15 s on a busy machine. Tests wait less than the 25 s of the site's catch-up, which would hide a lost webhook.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
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
