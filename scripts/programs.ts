import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGES = {
  biome: '@biomejs/biome',
  next: 'next',
  playwright: '@playwright/test',
  sanity: '@sanity/cli',
  tsc: 'typescript',
  vitest: 'vitest',
}

/** Windows starts the files of node_modules/.bin only through a shell, so Node runs the script behind the program. */
export function programOf(name: keyof typeof PACKAGES): string {
  const folder = fileURLToPath(new URL(`../node_modules/${PACKAGES[name]}`, import.meta.url))
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, bin[name])
}

/** Limits in MiB that make V8 collect garbage sooner and so save memory (docs/decisions/2026-11-28-first-view.md). */
export function siteArgs(folder = '.'): string[] {
  return ['--max-semi-space-size=8', '--max-old-space-size=512', join(folder, 'server.ts')]
}
