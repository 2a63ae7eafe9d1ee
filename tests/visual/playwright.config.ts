import './one-stack.ts'
import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

/** Chromium draws the same picture on every machine: no hinting, no colors at the edges of text, and no picture that is decoded later. */
const STEADY = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-checker-imaging',
  '--disable-partial-raster',
]

/** Every state of every page (states/index.ts), in two workers that share one stack. */
export default defineConfig({
  ...journeys,
  testDir: '..',
  testMatch: ['visual/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  outputDir: '../../test-results/visual',
  fullyParallel: true,
  timeout: 120_000,
  globalSetup: './set-up.ts',
  use: {
    ...journeys.use,
    // The failed comparison is the picture.
    screenshot: 'off',
    launchOptions: {
      ...journeys.use?.launchOptions,
      args: [...(journeys.use?.launchOptions?.args ?? []), ...STEADY],
    },
  },
})
