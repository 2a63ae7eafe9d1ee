import { readDestination } from '@/lib/addresses/redirect-destination'
import { redirectTarget } from '@/lib/addresses/redirect-target'
import { problemOfPath } from '@/lib/addresses/redirects'
import { readPublicEnv, siteUrl } from '@/lib/environment/public-env'
import { z } from '@/studio/zod'

type RedirectSummary = {
  /** Full URL, for print and QR code; null while the path is invalid. */
  address: string | null
  /** Full URL of what opens, with parameters; null while the destination is invalid. */
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
}

type Hosts = { siteUrl: string; donationUrl: string }

export function readHosts(): Hosts {
  const donationUrl = readPublicEnv()?.DONATION_URL
  if (!donationUrl) throw new Error('The Studio’s page does not name the donation host (DONATION_URL)')
  return { siteUrl, donationUrl }
}

const LANDING_PAGE = 'the landing page'

export function summarizeRedirect({ shown, published, hasDraft }: State, hosts: Hosts): RedirectSummary {
  const { path } = shown
  const isAddress = problemOfPath(path) === null
  return {
    address: isAddress ? hosts.siteUrl + path.replace(/\/$/, '') : null,
    target: targetOf(shown, hosts),
    fileName: path.split('/').filter(Boolean).join('-'),
    notes: [
      ...(!shown.active ? [`Switched off: the address shows ${LANDING_PAGE} once this is published.`] : []),
      ...noteOnPublishing({ published, hasDraft }, hosts),
    ],
  }
}

function noteOnPublishing({ published, hasDraft }: Pick<State, 'published' | 'hasDraft'>, hosts: Hosts): string[] {
  if (!published) return [`Not published yet: until then the address shows ${LANDING_PAGE}.`]
  if (!hasDraft) return []
  const target = published.active ? targetOf(published, hosts) : null
  const now = target
    ? `${published.path} still leads visitors to ${target}`
    : `${published.path} still shows ${LANDING_PAGE}`
  return [`There are unpublished changes: until you publish them, ${now}.`]
}

function targetOf(redirect: RedirectFields, hosts: Hosts): string | null {
  if (!readDestination(redirect.destination)) return null
  return redirectTarget(redirect, hosts, new URLSearchParams()).href
}

const TEXT = z.string().catch('')
const PARAMETER = z.object({ key: TEXT, value: TEXT }).catch({ key: '', value: '' })

/** A redirect in any state of editing. Texts are '' while staff have not filled them in. */
const REDIRECT = z.object({
  path: TEXT,
  destination: TEXT,
  /** The document that had this address, if the site made the redirect. */
  movedId: TEXT,
  active: z.boolean().catch(true),
  parameters: z.array(PARAMETER).catch([]),
})

type RedirectFields = z.infer<typeof REDIRECT>

/** Drops parameters without a name, as the site does. */
export function readRedirect(document: unknown): RedirectFields {
  const fields = REDIRECT.parse(Object(document))
  return { ...fields, parameters: fields.parameters.filter(({ key }) => key !== '') }
}
