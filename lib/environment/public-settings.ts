/** Without zod, because pages load it. Errors name the variable and the expected value. */

export type Environment = Readonly<Record<string, string | undefined>>

export type SanityConnection = ReturnType<typeof readSanity>

/** The site's version of Sanity's HTTP API. Later versions change the default result of a query. */
export const API_VERSION = '2025-01-23'

/** The first that knows releases: it lists what they hold, and the session's perspective can name one. */
export const RELEASES_API_VERSION = '2025-02-19'

const LOCAL_PROJECT_ID = 'local0001'
const LOCAL_LAKE_URL = 'http://localhost:3333'

export function readPublicSettings(env: Environment) {
  return {
    siteUrl: readUrl('NEXT_PUBLIC_SITE_URL', env.NEXT_PUBLIC_SITE_URL, 'http://localhost:3000'),
    sanity: readSanity(env),
  }
}

function readSanity(env: Environment) {
  const dataset = env.NEXT_PUBLIC_SANITY_DATASET || 'production'
  if (!/^[a-z0-9][a-z0-9_-]{0,63}$/.test(dataset)) {
    throw new Error(`NEXT_PUBLIC_SANITY_DATASET is "${dataset}"; expected lower-case letters, digits, - and _`)
  }
  const projectId = env.NEXT_PUBLIC_SANITY_PROJECT_ID || LOCAL_PROJECT_ID
  if (!/^[a-z0-9]{4,}$/.test(projectId)) {
    throw new Error(`NEXT_PUBLIC_SANITY_PROJECT_ID is "${projectId}"; expected the project's id, such as "abc12345"`)
  }
  if (env.NEXT_PUBLIC_SANITY_PROJECT_ID) {
    const hasReleases = readSwitch('NEXT_PUBLIC_SANITY_RELEASES', env.NEXT_PUBLIC_SANITY_RELEASES)
    return { projectId, dataset, useProjectHostname: true, assetUrl: 'https://cdn.sanity.io', hasReleases }
  }
  const apiHost = readUrl('NEXT_PUBLIC_LAKE_URL', env.NEXT_PUBLIC_LAKE_URL, LOCAL_LAKE_URL)
  return { projectId, dataset, apiHost, useProjectHostname: false, assetUrl: apiHost, hasReleases: true }
}

function readSwitch(name: string, value = ''): boolean {
  if (value !== '' && value !== '0' && value !== '1') throw new Error(`${name} is "${value}"; expected 1 or 0`)
  return value === '1'
}

function readUrl(name: string, value: string | undefined, fallback: string): string {
  const text = value || fallback
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`${name} is "${text}"; expected an address such as https://example.org`)
  }
  return new URL(text).href.replace(/\/+$/, '')
}
