import './limits/source-paths.ts'
import type { Figure } from './figure.ts'
import { type LimitGroup, measureLimits } from './limits/limit.ts'

/** What the site and its services promise about time. Each group is opened alone, because most start services of their own. */
const GROUPS: Record<string, () => Promise<LimitGroup>> = {
  texts: async () => (await import('./limits/texts.ts')).openTextLimits(),
  'many-redirects': async () => (await import('./limits/many-redirects.ts')).openManyRedirectsLimits(),
  waits: async () => (await import('./limits/waits.ts')).openWaitLimits(),
  journeys: async () => (await import('./limits/journeys.ts')).openJourneyLimits(),
  lake: async () => (await import('./limits/lake.ts')).openLakeLimits(),
  redirects: async () => (await import('./limits/redirects.ts')).openRedirectLimits(),
  site: async () => (await import('./limits/site.ts')).openSiteLimits(),
}

/** Measures all groups, or one. Throws an error that lists the groups when there is none of that name. */
export async function benchLimits(only?: string): Promise<Figure[]> {
  if (only && !(only in GROUPS)) throw new Error(`The groups of limits are: ${Object.keys(GROUPS).join(', ')}`)
  const figures: Figure[] = []
  for (const [name, open] of Object.entries(GROUPS)) {
    if (only && only !== name) continue
    const { limits, close } = await open()
    try {
      figures.push(...(await measureLimits(limits)))
    } finally {
      await close?.()
    }
  }
  return figures
}
