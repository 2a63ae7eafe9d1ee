import type { SanityClient } from '@sanity/client'
import { validateDocument } from '@sanity/validation'
import { type Path, prepareForPreview, type Schema, type ValidationMarker } from 'sanity'
import { documentTypes } from '../documents/index.ts'
import { SINGLETONS } from '../singletons.ts'
import { walkObjects } from './finding.ts'
import { HEAVY, LINK, NOT_CHECKED, OFF, SAMPLE } from './notices.ts'
import { titlesOfPath } from './path-titles.ts'

/** Broken content comes first. */
export const KINDS = ['missing', 'required', 'link', 'alternativeText', 'budget', 'advice', 'off', 'sample'] as const

export type Kind = (typeof KINDS)[number]

export type SiteFinding = {
  kind: Kind
  path: Path
  /** Titles that lead to the field in the form: "Sections › Hero › Trial button". */
  place: string
  sentence: string
}

export type CheckedDocument = { id: string; type: string; typeTitle: string; title: string; findings: SiteFinding[] }

export type SiteReport = {
  /** The number of documents that were read. */
  documents: number
  /** Documents with findings, in the order of their types. Documents with hints alone come last. */
  found: CheckedDocument[]
}

type SiteCheck = {
  client: SanityClient
  schema: Schema
  /** Called after each portion with the number of documents that were read. */
  onProgress?: (documents: number) => void
}

type StoredDocument = { _id: string; _type: keyof typeof documentTypes; [field: string]: unknown }

/** Documents per request, which are validated at the same time. */
const PORTION = 50
const PORTION_QUERY = '*[_type in $types && _id > $after] | order(_id asc)[0...$count]'
const EXISTING_QUERY = '*[_id in $ids]._id'
const TAG = { tag: 'site-check' }

/** Validates all that is published by the rules of the forms. Rejects if the content service does not answer. */
export async function checkSite({ client, schema, onProgress }: SiteCheck): Promise<SiteReport> {
  const published = client.withConfig({ perspective: 'published', useCdn: false })
  const types = Object.keys(documentTypes)
  const found: CheckedDocument[] = []
  const missing = new Set<string>(Object.keys(SINGLETONS))
  let documents = 0
  for (let after = ''; ; ) {
    const portion = await published.fetch<StoredDocument[]>(PORTION_QUERY, { types, after, count: PORTION }, TAG)
    found.push(...(await checkPortion(portion, published, schema)))
    for (const { _id } of portion) missing.delete(_id)
    documents += portion.length
    onProgress?.(documents)
    after = portion.at(-1)?._id ?? ''
    if (portion.length < PORTION) break
  }
  found.push(...[...missing].map(toMissing))
  const orderOf = (each: CheckedDocument) => types.indexOf(each.type) + (hasOnlyHints(each) ? types.length : 0)
  return { documents, found: found.sort((a, b) => orderOf(a) - orderOf(b)) }
}

function hasOnlyHints({ findings }: CheckedDocument): boolean {
  return findings.every(({ kind }) => kind === 'sample' || kind === 'off')
}

async function checkPortion(
  portion: StoredDocument[],
  client: SanityClient,
  schema: Schema,
): Promise<CheckedDocument[]> {
  const ids = [...new Set(portion.flatMap(referencesOf))]
  const existing = new Set(ids.length > 0 ? await client.fetch<string[]>(EXISTING_QUERY, { ids }, TAG) : [])
  const checked = await Promise.all(
    portion.map(async document => {
      const { markers } = await validateDocument({
        document: { _createdAt: '', _updatedAt: '', _rev: '', ...document },
        schema,
        client,
        getDocumentExists: async ({ id }) => existing.has(id),
      })
      const unchecked = markers.find(({ code }) => code === NOT_CHECKED)
      if (unchecked) throw new Error(unchecked.message)
      return toChecked(document, markers, schema)
    }),
  )
  return checked.filter(({ findings }) => findings.length > 0)
}

function referencesOf(document: unknown): string[] {
  return [...walkObjects(document)].flatMap(({ object }) => (typeof object._ref === 'string' ? object._ref : []))
}

function toChecked(document: StoredDocument, markers: ValidationMarker[], schema: Schema): CheckedDocument {
  const type = schema.get(document._type)
  // Outside of the Studio, Sanity looks for unknown fields once for each rule of an object, and takes its errors and hints for warnings.
  const once = new Map(markers.map(marker => [JSON.stringify([marker.path, marker.message]), marker]))
  const findings = [...once.values()].map(
    (marker): SiteFinding => ({
      kind: kindOf(marker),
      path: marker.path,
      place: type ? titlesOfPath(type, document, marker.path).join(' › ') : '',
      sentence: `${marker.message}.`.replace(/\.\.$/, '.'),
    }),
  )
  const title = type && prepareForPreview(document, type).title
  return {
    ...{ id: document._id, type: document._type, typeTitle: titleOfType(document._type) },
    title: typeof title === 'string' ? title : titleOfType(document._type),
    findings: findings.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)),
  }
}

const KINDS_OF_CODES: Record<string, Kind> = { [LINK]: 'link', [HEAVY]: 'budget', [SAMPLE]: 'sample', [OFF]: 'off' }

function kindOf({ level, path, code }: ValidationMarker): Kind {
  if (path.at(-1) === 'alt') return 'alternativeText'
  if (level === 'error') return 'required'
  return KINDS_OF_CODES[code ?? ''] ?? 'advice'
}

function toMissing(id: string): CheckedDocument {
  const type = Object.entries(SINGLETONS).find(([name]) => name === id)?.[1] ?? 'siteSettings'
  const [title, sentence] = [titleOfType(type), 'The site needs this document, and it is not published.']
  return { id, type, typeTitle: title, title, findings: [{ kind: 'missing', path: [], place: '', sentence }] }
}

function titleOfType(type: keyof typeof documentTypes): string {
  return documentTypes[type].title ?? type
}
