/**
 * Addresses that browsers may know. They are read when the site starts, not when it is built, so one build serves any address: on the
 * server from the environment, in the browser from an element that the server adds to every page. Defaults point at the local stand-ins.
 */

const LOCAL_PROJECT_ID = 'local0001'
const LOCAL_LAKE_URL = 'http://localhost:3333'

export type SanityConnection = {
  projectId: string
  dataset: string
  /** Set for the local lake only; undefined means the hosted API. */
  apiHost?: string
  useProjectHostname: boolean
  /** Origin of images and files, without a trailing slash. */
  assetUrl: string
}

/** Id of that element, whose value is JSON. */
export const PUBLIC_ENV_ID = 'public-env'

/** Next replaces `process.env.NEXT_PUBLIC_…` by its value at build time where it is written out, so it is not. */
const env: Record<string, string | undefined> = readPublicEnv() ?? process.env

export const sanity: SanityConnection = readSanity()

export const siteUrl = readUrl('NEXT_PUBLIC_SITE_URL', env.NEXT_PUBLIC_SITE_URL, 'http://localhost:3000')

/** What the browser needs of the server's environment. */
export function publicEnv(): Record<string, string | undefined> {
  return {
    NEXT_PUBLIC_SITE_URL: siteUrl,
    NEXT_PUBLIC_SANITY_PROJECT_ID: env.NEXT_PUBLIC_SANITY_PROJECT_ID,
    NEXT_PUBLIC_SANITY_DATASET: env.NEXT_PUBLIC_SANITY_DATASET,
    NEXT_PUBLIC_LAKE_URL: sanity.apiHost,
  }
}

/** In the browser: what the server passed on. Null everywhere else. */
export function readPublicEnv(): Record<string, string> | null {
  const json = typeof document === 'undefined' ? null : document.getElementById(PUBLIC_ENV_ID)?.getAttribute('value')
  return json ? JSON.parse(json) : null
}

function readSanity(): SanityConnection {
  const dataset = env.NEXT_PUBLIC_SANITY_DATASET || 'production'
  if (!/^[a-z0-9][a-z0-9_-]{0,63}$/.test(dataset)) {
    throw new Error(`NEXT_PUBLIC_SANITY_DATASET is "${dataset}"; expected lower-case letters, digits, - and _`)
  }
  const projectId = env.NEXT_PUBLIC_SANITY_PROJECT_ID
  if (projectId) {
    if (!/^[a-z0-9]{4,}$/.test(projectId)) {
      throw new Error(`NEXT_PUBLIC_SANITY_PROJECT_ID is "${projectId}"; expected the project's id, such as "abc12345"`)
    }
    return { projectId, dataset, useProjectHostname: true, assetUrl: 'https://cdn.sanity.io' }
  }
  const apiHost = readUrl('NEXT_PUBLIC_LAKE_URL', env.NEXT_PUBLIC_LAKE_URL, LOCAL_LAKE_URL)
  return { projectId: LOCAL_PROJECT_ID, dataset, apiHost, useProjectHostname: false, assetUrl: apiHost }
}

/** Parses an http(s) URL from the environment; the error names the variable and what was expected. */
export function readUrl(name: string, value: string | undefined, fallback: string): string {
  const text = value || fallback
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${name} is "${text}"; expected an address such as https://example.org`)
  }
  return url.href.replace(/\/+$/, '')
}
