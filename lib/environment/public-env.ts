/**
 * Addresses that browsers may know. They are read when the site starts, not when it is built, so one build serves any address: on the
 * server from the environment, in the browser from an element that the server adds to every page. Defaults point at the local stand-ins.
 */
import { readPublicSettings } from './public-settings.ts'

/** Id of that element, whose value is JSON. */
export const PUBLIC_ENV_ID = 'public-env'

/** Next replaces `process.env.NEXT_PUBLIC_…` by its value at build time where it is written out, so it is not. */
const env: Record<string, string | undefined> = readPublicEnv() ?? process.env

export const { sanity, siteUrl } = readPublicSettings(env)

/** What the browser needs of the server's environment. */
export function publicEnv(): Record<string, string | undefined> {
  return {
    NEXT_PUBLIC_SITE_URL: siteUrl,
    NEXT_PUBLIC_SANITY_PROJECT_ID: env.NEXT_PUBLIC_SANITY_PROJECT_ID,
    NEXT_PUBLIC_SANITY_DATASET: env.NEXT_PUBLIC_SANITY_DATASET,
    NEXT_PUBLIC_SANITY_RELEASES: env.NEXT_PUBLIC_SANITY_RELEASES,
    NEXT_PUBLIC_LAKE_URL: sanity.apiHost,
  }
}

/** In the browser: what the server passed on. Null everywhere else. */
export function readPublicEnv(): Record<string, string> | null {
  const json = typeof document === 'undefined' ? null : document.getElementById(PUBLIC_ENV_ID)?.getAttribute('value')
  return json ? JSON.parse(json) : null
}
