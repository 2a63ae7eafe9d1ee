import { redirectTarget } from '@/lib/redirect-target'
import { problemOfDestination, problemOfPath } from '@/lib/redirects'
import { z } from '@/studio/zod'

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
      ...(!shown.active ? [`Switched off: the address shows ${LANDING_PAGE} once this is published.`] : []),
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
  const target = published.active ? targetOf(published, donationUrl) : null
  const now = target
    ? `${published.path} still leads visitors to ${target}`
    : `${published.path} still shows ${LANDING_PAGE}`
  return [`There are unpublished changes: until you publish them, ${now}.`]
}

function targetOf(redirect: RedirectFields, donationUrl: string): string | null {
  if (problemOfDestination(redirect.destination)) return null
  return redirectTarget(redirect, donationUrl, new URLSearchParams()).href
}

const TEXT = z.string().catch('')
const PARAMETER = z.object({ key: TEXT, value: TEXT }).catch({ key: '', value: '' })

/** A redirect in any state of editing. Texts are '' while staff have not filled them in. */
const REDIRECT = z.object({
  path: TEXT,
  destination: TEXT,
  active: z.boolean().catch(true),
  parameters: z.array(PARAMETER).catch([]),
})

export type RedirectFields = z.infer<typeof REDIRECT>

/** Drops parameters without a name, as the site does. */
export function readRedirect(document: unknown): RedirectFields {
  const fields = REDIRECT.parse(Object(document))
  return { ...fields, parameters: fields.parameters.filter(({ key }) => key !== '') }
}
