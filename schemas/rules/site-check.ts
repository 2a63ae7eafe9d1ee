import type { SanityClient } from '@sanity/client'
import { validateDocument } from '@sanity/validation'
import type { Path, Schema, ValidationMarker } from 'sanity'
import { CONTENT_TYPES, kindOf, nameOf, readPortions, type StoredDocument } from '../content.ts'
import { SINGLETONS } from '../singletons.ts'
import { HEAVY, LINK, NOT_CHECKED, OFF, SAMPLE } from './notices.ts'
import { titlesOfPath } from './path-titles.ts'

/** What is found, with its title in the Studio. Broken content comes first. */
export const KINDS = {
  missing: 'Missing documents',
  required: 'Fields to mend',
  link: 'Broken links',
  alternativeText: 'Alternative texts',
  budget: 'Heavy pages',
  advice: 'Advice',
  off: 'Off or over',
  sample: 'Sample content',
}

export type Kind = keyof typeof KINDS

/** A document with what was found in it. `place`: titles that lead to the field in the form, such as "Sections › Hero › Trial button". */
export type CheckedDocument = Awaited<ReturnType<typeof check>>
export type SiteFinding = { kind: Kind; path: Path; place: string; message: string }
export type SiteReport = Awaited<ReturnType<typeof checkSite>>

/** Documents per request, which are validated at the same time. */
const PORTION = 50
const TAG = 'site-check'

/** Validates all that is published; documents with hints alone come last. `onProgress` gets how many were read. Rejects if the content service does not answer. */
export async function checkSite(client: SanityClient, schema: Schema, onProgress?: (documents: number) => void) {
  const published = client.withConfig({ perspective: 'published', useCdn: false })
  const existing = new Set(await published.fetch<string[]>('*[defined(_id)]._id', {}, { tag: TAG }))
  const missing = Object.entries(SINGLETONS).filter(([id]) => !existing.has(id))
  const checked = missing.map(([id, type]) => toMissing(id, type, schema))
  let documents = 0
  for await (const portion of readPortions(published, PORTION, TAG)) {
    checked.push(...(await Promise.all(portion.map(document => check(document, existing, published, schema)))))
    documents += portion.length
    onProgress?.(documents)
  }
  const hasOnlyHints = ({ findings }: CheckedDocument) =>
    findings.every(({ kind }) => kind === 'sample' || kind === 'off')
  const orderOf = (each: CheckedDocument) =>
    CONTENT_TYPES.indexOf(each.type) + (hasOnlyHints(each) ? CONTENT_TYPES.length : 0)
  const found = checked.filter(({ findings }) => findings.length > 0)
  return { documents, found: found.sort((a, b) => orderOf(a) - orderOf(b)) }
}

async function check(document: StoredDocument, existing: Set<string>, client: SanityClient, schema: Schema) {
  const { markers } = await validateDocument({
    document: { _createdAt: '', _updatedAt: '', _rev: '', ...document },
    schema,
    client,
    getDocumentExists: async ({ id }) => existing.has(id),
  })
  const unchecked = markers.find(({ code }) => code === NOT_CHECKED)
  if (unchecked) throw new Error(unchecked.message)
  const type = schema.get(document._type)
  // Outside of the Studio, Sanity looks for unknown fields once for each rule of an object, and takes its errors and hints for warnings.
  const once = new Map(markers.map(marker => [JSON.stringify([marker.path, marker.message]), marker]))
  const findings = [...once.values()].map(
    (marker): SiteFinding => ({
      kind: kindOfMarker(marker),
      path: marker.path,
      place: type ? titlesOfPath(type, document, marker.path).join(' › ') : '',
      message: `${marker.message}.`.replace(/\.\.$/, '.'),
    }),
  )
  const kinds = Object.keys(KINDS)
  return {
    ...{ id: document._id, type: document._type },
    ...{ typeTitle: kindOf(schema, document._type), title: nameOf(schema, document) },
    findings: findings.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)),
  }
}

const KINDS_OF_CODES: Record<string, Kind> = { [LINK]: 'link', [HEAVY]: 'budget', [SAMPLE]: 'sample', [OFF]: 'off' }

function kindOfMarker({ level, path, code }: ValidationMarker): Kind {
  if (path.at(-1) === 'alt') return 'alternativeText'
  if (level === 'error') return 'required'
  return KINDS_OF_CODES[code ?? ''] ?? 'advice'
}

function toMissing(id: string, type: string, schema: Schema): CheckedDocument {
  const title = kindOf(schema, type)
  const message = 'The site needs this document, and it is not published.'
  return { id, type, typeTitle: title, title, findings: [{ kind: 'missing', path: [], place: '', message }] }
}
