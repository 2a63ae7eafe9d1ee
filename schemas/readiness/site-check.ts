import type { SanityClient } from '@sanity/client'
import { validateDocument } from '@sanity/validation'
import type { Schema } from 'sanity'
import { documentTypes } from '../documents/index.ts'
import { SINGLETONS } from '../singletons.ts'
import { type AssetSizes, assetIdsOf, findHeavyContent } from './budget.ts'
import { findAlternativeTexts } from './check.ts'
import { type Finding, walkObjects } from './finding.ts'
import { findLongHeadlines } from './headlines.ts'
import { fetchLinkTargets, withDocument } from './link-targets.ts'
import { collectSiteLinks, findBrokenLinks, findMissingHeadings } from './links.ts'
import { titlesOfPath } from './path-titles.ts'
import { CONTACT_QUERY, type Contact, findTypedContacts } from './typed-contacts.ts'

export type Kind = 'missing' | 'required' | 'advice' | 'link' | 'alternativeText' | 'headline' | 'budget' | 'sample'

export type SiteFinding = Finding & {
  kind: Kind
  /** Titles that lead to the field in the form: "Sections › Hero › Trial button". */
  place: string
}

export type CheckedDocument = { id: string; type: string; typeTitle: string; title: string; findings: SiteFinding[] }

export type SiteReport = {
  /** The number of documents that were read. */
  documents: number
  /** Documents with findings, in the order of their types. Documents that are only sample content come last. */
  found: CheckedDocument[]
}

type SiteCheck = {
  client: SanityClient
  schema: Schema
  /** Called after each portion with the number of documents that were read. */
  onProgress?: (documents: number) => void
  signal?: AbortSignal
}

type StoredDocument = { _id: string; _type: keyof typeof documentTypes; [field: string]: unknown }

/** Documents per request. */
const PORTION = 100
const PORTION_QUERY = '*[_type in $types && _id > $after] | order(_id asc)[0...$count]'
const EXISTING_QUERY = '*[_id in $ids]._id'
const SIZES_QUERY = '*[_id in $ids]{_id, size}'
const TAG = { tag: 'site-check' }

/** Looks through all that is published for what visitors would notice. Rejects if the content service does not answer. */
export async function checkSite({ client, schema, onProgress, signal }: SiteCheck): Promise<SiteReport> {
  const published = client.withConfig({ perspective: 'published', useCdn: false })
  const contact = (await published.fetch<Contact | null>(CONTACT_QUERY, {}, TAG)) ?? { phone: null, email: null }
  const found: CheckedDocument[] = []
  const missing = new Set<string>(Object.keys(SINGLETONS))
  let documents = 0
  for (let after = ''; ; ) {
    signal?.throwIfAborted()
    const params = { types: Object.keys(documentTypes), after, count: PORTION }
    const portion = await published.fetch<StoredDocument[]>(PORTION_QUERY, params, TAG)
    found.push(...(await checkPortion(portion, contact, published, schema)))
    for (const { _id } of portion) missing.delete(_id)
    documents += portion.length
    onProgress?.(documents)
    after = portion.at(-1)?._id ?? ''
    if (portion.length < PORTION) break
  }
  const types = Object.keys(documentTypes)
  found.push(...[...missing].map(toMissing))
  const placeOf = (each: CheckedDocument) => types.indexOf(each.type) + (isOnlySample(each) ? types.length : 0)
  return { documents, found: found.sort((a, b) => placeOf(a) - placeOf(b)) }
}

function isOnlySample({ findings }: CheckedDocument): boolean {
  return findings.every(({ kind }) => kind === 'sample')
}

async function checkPortion(
  portion: StoredDocument[],
  contact: Contact,
  client: SanityClient,
  schema: Schema,
): Promise<CheckedDocument[]> {
  const links = portion.flatMap(collectSiteLinks)
  const targets = links.length > 0 ? await fetchLinkTargets(client, links) : null
  const sizes = await fetchSizes(portion.flatMap(assetIdsOf), client)
  const existing = await fetchExisting(portion.flatMap(referencesOf), client)
  const checked: CheckedDocument[] = []
  for (const document of portion) {
    const byKind: [Kind, Finding[]][] = [
      ['link', targets ? findBrokenLinks(document, withDocument(targets, document)) : []],
      ['link', findMissingHeadings(document)],
      ['alternativeText', findAlternativeTexts(document)],
      ['headline', findLongHeadlines(document)],
      ['budget', findHeavyContent(document, sizes)],
      ['sample', findSamples(document)],
      ['advice', findTypedContacts(document, contact)],
      ...(await findByValidation(document, existing, client, schema)),
    ]
    const findings = withoutRepetition(byKind.flatMap(([kind, found]) => found.map(each => ({ ...each, kind }))))
    if (findings.length > 0) checked.push(toChecked(document, findings, schema))
  }
  return checked
}

/** Finds content that came with the project or was left for later, and must not stay on a real site. */
function findSamples(document: Record<string, unknown>): Finding[] {
  const samples =
    document.sample === true
      ? [
          {
            path: [],
            sentence: 'This is sample content, which is invented. Replace it, then switch off its mark.',
          },
        ]
      : []
  const unfinished = [...walkObjects(document)]
    .filter(({ object }) => object._type === 'block' && object.style === 'unfinished')
    .map(({ path }) => ({ path, sentence: 'This paragraph says that something is still to be written.' }))
  return [...samples, ...unfinished]
}

/** Runs the rules whose errors and warnings the form shows at its fields. */
async function findByValidation(
  document: StoredDocument,
  existing: ReadonlySet<string>,
  client: SanityClient,
  schema: Schema,
): Promise<[Kind, Finding[]][]> {
  const { markers } = await validateDocument({
    document: { _createdAt: '', _updatedAt: '', _rev: '', ...document },
    schema,
    client,
    getDocumentExists: async ({ id }) => existing.has(id),
  })
  const foundAt = (level: string) =>
    markers
      .filter(marker => marker.level === level)
      .map(({ path, message }) => ({ path, sentence: `${message}.`.replace(/\.\.$/, '.') }))
  return [
    ['required', foundAt('error')],
    ['advice', foundAt('warning')],
  ]
}

/** Both checks may find the same problem: a picture without alternative text breaks a rule of its field, too. */
function withoutRepetition<T extends Finding>(findings: T[]): T[] {
  const places = findings.map(({ path }) => JSON.stringify(path))
  return findings.filter(({ path }, index) => path.length === 0 || places.indexOf(places[index] ?? '') === index)
}

async function fetchExisting(ids: string[], client: SanityClient): Promise<ReadonlySet<string>> {
  return new Set(ids.length > 0 ? await client.fetch<string[]>(EXISTING_QUERY, { ids: [...new Set(ids)] }, TAG) : [])
}

function referencesOf(document: unknown): string[] {
  return [...walkObjects(document)].flatMap(({ object }) => (typeof object._ref === 'string' ? object._ref : []))
}

async function fetchSizes(ids: string[], client: SanityClient): Promise<AssetSizes> {
  if (ids.length === 0) return new Map()
  const assets = await client.fetch<{ _id: string; size: number | null }[]>(
    SIZES_QUERY,
    { ids: [...new Set(ids)] },
    TAG,
  )
  return new Map(assets.map(({ _id, size }) => [_id, size ?? 0]))
}

function toChecked(document: StoredDocument, findings: (Finding & { kind: Kind })[], schema: Schema): CheckedDocument {
  const type = schema.get(document._type)
  return {
    id: document._id,
    type: document._type,
    typeTitle: titleOfType(document._type),
    title: titleOf(document),
    findings: findings.map(finding => ({
      ...finding,
      place: type ? titlesOfPath(type, document, finding.path).join(' › ') : '',
    })),
  }
}

function toMissing(id: string): CheckedDocument {
  const type = Object.entries(SINGLETONS).find(([name]) => name === id)?.[1] ?? 'siteSettings'
  const sentence = 'The site needs this document, and it is not published.'
  return {
    id,
    type,
    typeTitle: titleOfType(type),
    title: titleOfType(type),
    findings: [{ kind: 'missing', path: [], place: '', sentence }],
  }
}

function titleOfType(type: keyof typeof documentTypes): string {
  return documentTypes[type].title ?? type
}

function titleOf(document: StoredDocument): string {
  const names = [document.title, document.name, document.productName, document.path]
  const name = names.find(each => typeof each === 'string' && each.trim() !== '')
  return typeof name === 'string' && !(document._id in SINGLETONS && document._type !== 'legalPage')
    ? name
    : titleOfType(document._type)
}
