import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'staff-pictures.ts',
  workers: 1,
  outputDir: '../../test-results/staff-pictures',
  globalSetup: undefined,
})
