import { join } from 'node:path'

/** Limits in MiB that make V8 collect garbage sooner and so save memory (docs/decisions/2026-11-28-first-view.md). */
export function siteArgs(folder = '.'): string[] {
  return ['--max-semi-space-size=8', '--max-old-space-size=512', join(folder, 'server.ts')]
}
