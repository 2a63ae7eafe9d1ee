import { isReserved, redirectKey } from './redirects.ts'

/** Compared and stored without the slashes around them: `ramadan`, `campaigns/ramadan`. */

export const MAX_ADDRESS = 96
const MAX_PARTS = 3
const PART = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Masjids have printed these. Their redirects win over any page, even while they are switched off. */
const PRINTED = [
  '/grassroots',
  '/isma',
  '/albayan',
  '/albayan/terminal1',
  '/albayan/terminal2',
  '/maskarima',
  '/malv',
  '/isri',
]

export function problemOfAddress(address: string): string | null {
  const parts = address.split('/')
  if (address.length > MAX_ADDRESS || parts.length > MAX_PARTS || !parts.every(part => PART.test(part)))
    return `Use lower-case letters, digits and single hyphens, in at most ${MAX_PARTS} parts with slashes between them, for example campaigns/ramadan: ${MAX_ADDRESS} characters at most`
  if (isReserved(`/${address}`))
    return `Addresses that start with /${parts[0]} belong to the site itself; choose another`
  if (PRINTED.includes(`/${address}`))
    return `/${address} leads to the donation page of a masjid; choose another address`
  return null
}

export function addressOf(path: string): string | null {
  const address = redirectKey(path)?.slice(1)
  return address && !problemOfAddress(address) ? address : null
}

export function proposeAddress(text: string): string {
  const parts = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}’']/gu, '')
    .split('/')
    .map(part => part.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''))
  return parts
    .filter(Boolean)
    .join('/')
    .slice(0, MAX_ADDRESS)
    .replace(/[-/]+$/, '')
}
