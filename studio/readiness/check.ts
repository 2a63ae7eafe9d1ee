import type { SanityClient } from '@sanity/client'
import { findAlternativeTexts } from './alternative-texts'
import type { Finding } from './finding'
import { findLongHeadlines } from './headlines'
import { fetchLinkTargets, type LinkTargets, withDocument } from './link-targets'
import { collectSiteLinks, findBrokenLinks } from './links'

const NOT_CHECKED: Finding = {
  path: [],
  sentence: 'The links could not be checked: the content service did not answer. Look at them yourself, or try again.',
}

/** All findings about a document. Queries the content service only if there are links to check. Never rejects. */
export async function checkReadiness(client: SanityClient, document: Record<string, unknown>): Promise<Finding[]> {
  const links = collectSiteLinks(document)
  const targets = links.length > 0 ? await fetchLinkTargets(client, links).catch(() => null) : null
  const findings = findWithin(document)
  if (links.length === 0) return findings
  return [...findings, ...findInLinks(document, targets)]
}

/** Findings that need no request. */
export function findWithin(document: Record<string, unknown>): Finding[] {
  return [...findAlternativeTexts(document), ...findLongHeadlines(document)]
}

/** `targets` is null if the content service did not respond. */
export function findInLinks(document: Record<string, unknown>, targets: LinkTargets | null): Finding[] {
  return targets ? findBrokenLinks(document, withDocument(targets, document)) : [NOT_CHECKED]
}
