import { redirectTarget } from '@/lib/redirect-target'
import { problemOfDestination, problemOfPath } from '@/lib/redirects'

export type RedirectSummary = {
  /** Full URL, for print and QR code; null while the path is invalid. */
  address: string | null
  /** Full URL of the donation page, with parameters; null while the name is invalid. */
  target: string | null
  /** For downloads, without extension: "albayan-terminal1". */
  fileName: string
  /** Reasons why the address does not do what the form says, or does not do it yet. */
  notes: string[]
}

type State = {
  /** The values in the form. */
  shown: RedirectFields
  /** Null if it was never published. */
  published: RedirectFields | null
  hasDraft: boolean
  /** True if validation errors keep it from being published. */
  isInvalid: boolean
}

type Hosts = { siteUrl: string; donationUrl: string }

const LANDING_PAGE = 'the landing page'

export function summarizeRedirect({ shown, published, hasDraft, isInvalid }: State, hosts: Hosts): RedirectSummary {
  const { path } = shown
  const isAddress = problemOfPath(path) === null
  return {
    address: isAddress ? hosts.siteUrl + path.replace(/\/$/, '') : null,
    target: targetOf(shown, hosts.donationUrl),
    fileName: path.split('/').filter(Boolean).join('-'),
    notes: [
      ...(isInvalid
        ? ['Something above is not right yet. It must be corrected before the redirect can be published.']
        : []),
      ...(!shown.isActive ? [`Switched off: the address shows ${LANDING_PAGE} once this is published.`] : []),
      ...noteOnPublishing({ published, hasDraft }, hosts.donationUrl),
    ],
  }
}

function noteOnPublishing(
  { published, hasDraft }: Pick<State, 'published' | 'hasDraft'>,
  donationUrl: string,
): string[] {
  if (!published) return [`Not published yet: until then the address shows ${LANDING_PAGE}.`]
  if (!hasDraft) return []
  const target = published.isActive ? targetOf(published, donationUrl) : null
  const now = target
    ? `${published.path} still leads visitors to ${target}`
    : `${published.path} still shows ${LANDING_PAGE}`
  return [`There are unpublished changes: until you publish them, ${now}.`]
}

function targetOf(redirect: RedirectFields, donationUrl: string): string | null {
  if (problemOfDestination(redirect.destination)) return null
  return redirectTarget(redirect, donationUrl, new URLSearchParams()).href
}

/** Texts are '' while staff have not filled them in. */
export type RedirectFields = {
  path: string
  destination: string
  isActive: boolean
  parameters: { key: string; value: string }[]
}

/** Reads a stored redirect. Drops parameters without a name, as the site does. */
export function readRedirect(document: unknown): RedirectFields {
  const { path, destination, active, parameters } = fieldsOf(document)
  return {
    path: textOf(path),
    destination: textOf(destination),
    isActive: active !== false,
    parameters: (Array.isArray(parameters) ? parameters : [])
      .map(fieldsOf)
      .map(({ key, value }) => ({ key: textOf(key), value: textOf(value) }))
      .filter(({ key }) => key !== ''),
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
