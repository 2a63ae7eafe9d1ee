/** Read when the site starts, so one build serves any address. Browsers read it from an element of every page. */
import { readPublicSettings } from './public-settings.ts'

export const PUBLIC_ENV_ID = 'public-env'

/** Next replaces a written-out `process.env.NEXT_PUBLIC_…` by its value at build time. */
const env: Record<string, string | undefined> = readPublicEnv() ?? process.env

export const { sanity, siteUrl } = readPublicSettings(env)

export function publicEnv(): Record<string, string | undefined> {
  return {
    NEXT_PUBLIC_SITE_URL: siteUrl,
    NEXT_PUBLIC_SANITY_PROJECT_ID: env.NEXT_PUBLIC_SANITY_PROJECT_ID,
    NEXT_PUBLIC_SANITY_DATASET: env.NEXT_PUBLIC_SANITY_DATASET,
    NEXT_PUBLIC_SANITY_RELEASES: env.NEXT_PUBLIC_SANITY_RELEASES,
    NEXT_PUBLIC_LAKE_URL: sanity.apiHost,
  }
}

export function readPublicEnv(): Record<string, string> | null {
  const json = typeof document === 'undefined' ? null : document.getElementById(PUBLIC_ENV_ID)?.getAttribute('value')
  return json ? JSON.parse(json) : null
}
