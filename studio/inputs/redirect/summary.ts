import { readDestination } from '@/lib/addresses/redirect-destination'
import { type Hosts, problemOfPath, redirectTarget } from '@/lib/addresses/redirects'
import { readPublicEnv, siteUrl } from '@/lib/environment/public-env'
import { z } from '@/studio/zod'

export function readHosts(): Hosts {
  const donationUrl = readPublicEnv()?.DONATION_URL
  if (!donationUrl) throw new Error('The Studio’s page does not name the donation host (DONATION_URL)')
  return { siteUrl, donationUrl }
}

/**
 * Full URLs: `address` is for print and QR code, `target` what opens, with parameters; null while the field is invalid. `fileName` is for downloads,
 * without extension: "albayan-terminal1".
 */
export function summarizeRedirect(redirect: RedirectFields, hosts: Hosts) {
  const { path, destination } = redirect
  return {
    address: problemOfPath(path) === null ? hosts.siteUrl + path.replace(/\/$/, '') : null,
    target: readDestination(destination) && redirectTarget(redirect, hosts, new URLSearchParams()).href,
    fileName: path.split('/').filter(Boolean).join('-'),
  }
}

const TEXT = z.string().catch('')
const PARAMETER = z.object({ key: TEXT, value: TEXT }).catch({ key: '', value: '' })

/** A redirect in any state of editing. Texts are '' while staff have not filled them in. */
const REDIRECT = z.object({
  path: TEXT,
  destination: TEXT,
  /** The document that had this address, if the site made the redirect. */
  movedId: TEXT,
  parameters: z.array(PARAMETER).catch([]),
})

type RedirectFields = z.infer<typeof REDIRECT>

/** Drops parameters without a name, as the site does. */
export function readRedirect(document: unknown): RedirectFields {
  const fields = REDIRECT.parse(Object(document))
  return { ...fields, parameters: fields.parameters.filter(({ key }) => key !== '') }
}
