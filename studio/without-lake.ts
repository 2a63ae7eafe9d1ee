import type { SourceOptions } from 'sanity'

/**
 * Stands in for the lake's package where it was deleted: with a hosted project the Studio needs none. The pattern in tsconfig.json ends
 * with a `*`, because Next's compiler accepts a second path only for a pattern.
 */
export function lakeConfig(_: { projectId: string; dataset: string; url: string }): { studio: Partial<SourceOptions> } {
  throw new Error('There is no local content lake here: please set NEXT_PUBLIC_SANITY_PROJECT_ID.')
}
