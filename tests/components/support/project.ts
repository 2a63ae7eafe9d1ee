import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import type { TestProjectConfiguration } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { drawCover } from '../../../pictures/cover.ts'
import journeys from '../../../playwright.config.ts'

const support = (name: string) => fileURLToPath(new URL(name, import.meta.url))

type Media = {
  media?: 'print' | 'screen'
  reducedMotion?: 'reduce' | 'no-preference'
  forcedColors?: 'active' | 'none'
}

/** How many requests have failed, by the pattern that lets them fail. */
const failed = new Map<string, number>()

/** What a test can do only from outside the page. Points are in CSS pixels from the corner of the window; patterns are globs of URLs. */
export const commands = {
  bringToFront: (({ page }) => page.bringToFront()) satisfies BrowserCommand<[]>,
  emulateMedia: (({ page }, media) => page.emulateMedia(media)) satisfies BrowserCommand<[media: Media]>,

  moveMouse: (({ page }, x, y) => page.mouse.move(x, y)) satisfies BrowserCommand<[x: number, y: number]>,
  pressMouse: (({ page }) => page.mouse.down()) satisfies BrowserCommand<[]>,
  releaseMouse: (({ page }) => page.mouse.up()) satisfies BrowserCommand<[]>,

  failRequests: (async ({ page }, pattern) => {
    failed.set(pattern, 0)
    await page.route(pattern, route => {
      failed.set(pattern, (failed.get(pattern) ?? 0) + 1)
      return route.abort()
    })
  }) satisfies BrowserCommand<[pattern: string]>,
  countFailed: (async (_, pattern) => failed.get(pattern) ?? 0) satisfies BrowserCommand<[pattern: string]>,
  allowRequests: (({ page }, pattern) => page.unroute(pattern)) satisfies BrowserCommand<[pattern: string]>,
}

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

declare module 'vitest/browser' {
  interface BrowserCommands {
    bringToFront: () => Promise<void>
    emulateMedia: (media: Media) => Promise<void>
    moveMouse: (x: number, y: number) => Promise<void>
    pressMouse: () => Promise<void>
    releaseMouse: () => Promise<void>
    failRequests: (pattern: string) => Promise<void>
    countFailed: (pattern: string) => Promise<number>
    allowRequests: (pattern: string) => Promise<void>
  }
}

const FILES = { mp4: 'video/mp4', vtt: 'text/vtt' }
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><path fill="#1a4d44" d="M0 0h16v9H0z"/></svg>'

/** Stands in for the content service and the site: any picture and the QR code are a plain one, the films are those of the seed, covers are drawn. */
export function serveAssets(): Plugin {
  return {
    name: 'minara-assets',
    configureServer({ middlewares }) {
      for (const path of ['/images', '/live-demo.svg', '/request-trial.svg']) {
        middlewares.use(path, (_, response) => {
          response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(PICTURE)
        })
      }
      middlewares.use('/og/cover', (request, response) => {
        response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawCover(request.url ?? ''))
      })
      middlewares.use('/files', (request, response) => {
        const [, name, extension] = /\/([a-z_-]+)\.(mp4|vtt)$/.exec(request.url ?? '') ?? []
        if (!name || !(extension === 'mp4' || extension === 'vtt')) return response.writeHead(404).end()
        response.writeHead(200, { 'content-type': FILES[extension] })
        createReadStream(`seed/files/${name.replaceAll('_', '-')}.${extension}`).pipe(response)
      })
    },
  }
}
