/** Next inlines these values at build time, so each variable is written out in full. Defaults point at the local stand-ins. */

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

export const sanity: SanityConnection = readSanity()

export const siteUrl = readUrl('NEXT_PUBLIC_SITE_URL', process.env.NEXT_PUBLIC_SITE_URL, 'http://localhost:3000')

function readSanity(): SanityConnection {
  const dataset = process.env.NEXT_PUBLIC_SANITY_DATASET || 'production'
  if (!/^[a-z0-9][a-z0-9_-]{0,63}$/.test(dataset)) {
    throw new Error(`NEXT_PUBLIC_SANITY_DATASET is "${dataset}"; expected lower-case letters, digits, - and _`)
  }
  const projectId = process.env.NEXT_PUBLIC_SANITY_PROJECT_ID
  if (projectId) {
    if (!/^[a-z0-9]{4,}$/.test(projectId)) {
      throw new Error(`NEXT_PUBLIC_SANITY_PROJECT_ID is "${projectId}"; expected the project's id, such as "abc12345"`)
    }
    return { projectId, dataset, useProjectHostname: true, assetUrl: 'https://cdn.sanity.io' }
  }
  const apiHost = readUrl('NEXT_PUBLIC_LAKE_URL', process.env.NEXT_PUBLIC_LAKE_URL, LOCAL_LAKE_URL)
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
