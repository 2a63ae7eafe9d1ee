import type { SanityClient } from '@sanity/client'
import { getPublishedId, type Rule, type SanityDocument, type ValidationContext } from 'sanity'
import { API_VERSION } from '../../lib/environment/public-settings.ts'
import { whenWords } from '../../lib/time/dates.ts'
import { closingOf, edgesOf, readWindow } from '../../lib/time/show-window.ts'
import { staffZone } from '../../lib/time/staff-zone.ts'
import { hasCome, readInstant } from '../../lib/time/zoned-time.ts'
import { SHOWN_DOCUMENTS_QUERY } from '../documents/redirect.query.ts'
import { assetIdsOf, findHeavyContent } from './budget.ts'
import { type Finding, walkObjects } from './finding.ts'
import { findLongHeadlines } from './headline.ts'
import { collectSiteLinks, fetchLinkTargets, findBrokenLinks, request, withDocument } from './links.ts'
import { CONTACT_QUERY, type Contact, findTypedContacts, hasContact } from './typed-contacts.ts'

/** What a finding is about; others have codes of Sanity's. */
export const LINK = 'site.link'
export const HEAVY = 'site.heavy'
export const SAMPLE = 'site.sample'
export const OFF = 'site.off'
export const NOT_CHECKED = 'site.not-checked'

const UNANSWERED =
  'The links could not be checked: the content service did not answer. Look at them yourself, or try again.'
const GONE =
  'What had this address is not on the site: visitors see that the page is missing. Publish it again, or lead them to another page with a redirect of your own.'
const SIZES_QUERY = '*[_id in $ids]{_id, size}'

/** Rules of every type of document: what depends on the rest of the site, and hints. */
export function documentRules(rule: Rule) {
  return [rule.custom<SanityDocument>(noticed).warning(), rule.custom<SanityDocument>(hints).info()]
}

/** By code: what depends on the rest of the site. Each queries the content service only for what the document has. */
const FINDERS = {
  [LINK]: findDeadLinks,
  [HEAVY]: findWeight,
  'site.contact': findContacts,
  'site.leaving': findLeaving,
}

async function noticed(document: SanityDocument | undefined, context: ValidationContext) {
  if (!document) return true
  const client = context.getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'published', useCdn: false })
  const found = Object.entries(FINDERS).map(async ([code, find]) => withCode(code, await find(document, client)))
  return Promise.all(found).then(
    each => [...findInSections(document), ...each.flat()],
    () => ({ code: NOT_CHECKED, message: UNANSWERED }),
  )
}

function findInSections(document: SanityDocument) {
  return [...walkObjects(document)].flatMap(({ object, path }) => {
    if (object._type === 'hero') return findLongHeadlines(object, path)
    if (object._type !== 'figures' || object.sample !== true) return []
    const message = 'The figures are samples: replace them before visitors read them.'
    return withCode(SAMPLE, [{ path: [...path, 'sample'], message }])
  })
}

async function findDeadLinks(document: SanityDocument, client: SanityClient): Promise<Finding[]> {
  if (isOff(document)) return []
  // A redirect that the site made leads to wherever its document is now.
  if (typeof document.movedId === 'string') {
    const shown = await client.fetch(SHOWN_DOCUMENTS_QUERY, { ids: [document.movedId] }, request())
    return shown.length > 0 ? [] : [{ path: [], message: GONE }]
  }
  const links = collectSiteLinks(document)
  if (links.length === 0) return []
  return findBrokenLinks(document, withDocument(await fetchLinkTargets(client, links), document))
}

async function findWeight(document: SanityDocument, client: SanityClient): Promise<Finding[]> {
  const ids = assetIdsOf(document)
  const assets =
    ids.length > 0 ? await client.fetch<{ _id: string; size: number | null }[]>(SIZES_QUERY, { ids }, request()) : []
  return findHeavyContent(document, new Map(assets.map(({ _id, size }) => [_id, size ?? 0])))
}

async function findContacts(document: SanityDocument, client: SanityClient): Promise<Finding[]> {
  if (!hasContact(document)) return []
  const contact = await client.fetch<Contact | null>(CONTACT_QUERY, {}, request())
  return contact ? findTypedContacts(document, contact) : []
}

/** A page or a post that visitors see now, and that would leave the site until its new date or its season. */
export async function findLeaving(next: SanityDocument, client: SanityClient, now = Date.now()): Promise<Finding[]> {
  const comesAt = readInstant(next.publishedAt) ?? now
  const opensAt = seasonOpens(next, now)
  if (Math.max(comesAt, opensAt) <= now) return []
  const published = await client.fetch<SanityDocument | null>(
    '*[_id == $id][0]',
    { id: getPublishedId(next._id) },
    request(),
  )
  const hasShown = hasCome(published?.publishedAt, now)
  if (hasShown && comesAt > now) return [{ path: ['publishedAt'], message: leavesUntil(comesAt, now) }]
  const isThere = published?.slug && (published._type === 'page' || hasShown)
  if (!isThere || opensAt <= now || seasonOpens(published, now) > now) return []
  return [{ path: ['season'], message: leavesUntil(opensAt, now) }]
}

/** When the season begins that is now or comes next; without a season, long ago. */
function seasonOpens(document: SanityDocument | null, now: number): number {
  const edges = document?.season ? edgesOf(readWindow(document, staffZone()), now) : null
  return edges === null || typeof edges === 'string' ? Number.NEGATIVE_INFINITY : edges.opensAt
}

function leavesUntil(moment: number, now: number): string {
  return `It is on the site now. It would leave the site until ${whenWords(moment, now, staffZone())}.`
}

function withCode(code: string, findings: Finding[]) {
  return findings.map(finding => ({ ...finding, code }))
}

const INVENTED = 'This is sample content, which is invented. Replace it, then switch off its mark.'
const SWITCHED_OFF = 'It is switched off: its address shows the landing page. A poster may still carry the address.'
const UNFINISHED = 'This paragraph says that something is still to be written: write it, and choose another style.'

/** What came with the project or was left for later, and must not stay on a real site; and what is published for nobody. */
function hints(document: SanityDocument | undefined) {
  if (!document) return true
  const samples = [...walkObjects(document)].flatMap(({ object, path }) => {
    if (object._type === 'block') return object.style === 'unfinished' ? [{ path, message: UNFINISHED }] : []
    return object.sample === true && object._type !== 'figures' ? [{ path, message: INVENTED }] : []
  })
  return [...withCode(SAMPLE, samples), ...withCode(OFF, findUnused(document))]
}

function findUnused(document: SanityDocument): Finding[] {
  if (isOff(document)) return [{ path: ['active'], message: SWITCHED_OFF }]
  if (document._type !== 'milestone') return []
  const closing = closingOf(readWindow(document, staffZone()), Date.now())
  const isOver = document.show === true && closing !== null && closing <= Date.now()
  return isOver ? [{ path: ['show'], message: 'It is over. Choose new days, or switch it off.' }] : []
}

function isOff({ _type, active }: SanityDocument): boolean {
  return _type === 'redirect' && active === false
}
