import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectConfiguration } from 'vitest/config'
import journeys from '../../../playwright.config.ts'
import { serveAssets } from './assets.ts'
import { commands } from './commands.ts'

const support = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Components alone in a real browser, with the site's style sheets and fonts, and with content of the tests' own. */
export const components: TestProjectConfiguration = {
  extends: true,
  plugins: [react(), serveAssets()],
  resolve: {
    alias: {
      'next/font/local': support('font.ts'),
      'next/headers': support('no-request.ts'),
      'next/cache': support('no-request.ts'),
    },
  },
  publicDir: 'public',
  // Vite finds packages only as they are imported, and every late one would reload the page in the middle of a test.
  optimizeDeps: { entries: ['tests/components/**/*.test.tsx', 'components/**/*.tsx', 'app/fonts/index.ts'] },
  test: {
    name: 'components',
    include: ['tests/components/**/*.test.tsx'],
    setupFiles: [support('setup.ts')],
    globalSetup: [support('seed.setup.ts')],
    // Tests wait more than they compute.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      traceView: 'off',
      dependencySourcemaps: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({ launchOptions: journeys.use?.launchOptions }),
      instances: [{ browser: 'chromium' }],
      commands,
    },
  },
}
