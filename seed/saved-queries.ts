import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SeedDocument } from './shapes.ts'

const ROOT = join(import.meta.dirname, '..')
const QUERY_FILES = 'schemas/**/*.query.ts'
/** Type of a query document that Vision, the Studio's query tool, offers to everybody. */
const TYPE = 'vision.sharedQuery'
/** Vision lists the newest first: this query, and then each one a second older than the last. */
const SAVED_AT = Date.parse('2026-11-21T12:00:00Z')
const SECOND_MS = 1_000

/** Example values by parameter name. OTHER_EXAMPLES holds them for queries in which the name means something else. */
const EXAMPLES: Record<string, unknown> = {
  ...{ from: 0, to: 3, count: 20, after: '' },
  ...{ slug: 'thirty-nights', name: 'thirty-nights', of: 'category-ramadan', author: 'author-maryam-raza' },
  ...{ id: 'terms', ids: ['landingPage', 'terms'], types: ['landingPage', 'testimonial'] },
  ...{ side: 'donor', ownId: '', at: null, hidden: [] },
  ...{ slugs: ['thirty-nights', 'ramadan', 'maryam-raza'], paths: ['/albayan'], plain: ['cover', 'steps'] },
}
const OTHER_EXAMPLES: Record<string, Record<string, unknown>> = {
  CATEGORY_QUERY: { slug: 'ramadan' },
  AUTHOR_QUERY: { slug: 'maryam-raza' },
  CARD_WORDS_QUERY: { type: 'category', name: 'ramadan' },
  PAGE_QUERY: { slug: 'ramadan' },
  PAGE_KIND_QUERY: { slug: 'ramadan' },
  PAGE_AT_QUERY: { slug: 'ramadan' },
  RIVAL_QUERY: { type: 'page', slug: 'ramadan' },
  SHOWN_DOCUMENTS_QUERY: { ids: ['post-thirty-nights'] },
  FEATURE_ID_TAKEN_QUERY: { id: 'give-in-seconds' },
}

type SavedQuery = { name: string; query: string; params: Record<string, unknown> }

/** Every query in the query files with example parameters. Throws when a parameter has no example. */
export async function readQueries(): Promise<SavedQuery[]> {
  const files = globSync(QUERY_FILES, { cwd: ROOT })
  const modules = await Promise.all(files.map((file): Promise<object> => import(pathToFileURL(join(ROOT, file)).href)))
  return modules
    .flatMap(module => Object.entries(module))
    .filter(([name, query]) => name.endsWith('_QUERY') && typeof query === 'string')
    .map(([name, query]) => ({ name, query, params: examplesOf(name, query) }))
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** The queries as documents that Vision offers to everybody. The dot in their ids hides them from visitors. */
export async function savedQueries({ dataset }: { dataset: string }): Promise<SeedDocument[]> {
  return (await readQueries()).map(({ name, query, params }, place) => ({
    _id: `vision.${name.replace('_QUERY', '').toLowerCase().replaceAll('_', '-')}`,
    _type: TYPE,
    title: titleOf(name),
    authorId: 'site',
    savedAt: new Date(SAVED_AT - place * SECOND_MS).toISOString(),
    url: addressOf(query, params, dataset),
  }))
}

function examplesOf(name: string, query: string): Record<string, unknown> {
  const examples = { ...EXAMPLES, ...OTHER_EXAMPLES[name] }
  const names = [...new Set([...query.matchAll(/\$(\w+)/g)].map(([, parameter = '']) => parameter))]
  const unknown = names.find(parameter => !(parameter in examples))
  if (unknown)
    throw new Error(`Please give an example of $${unknown}, which ${name} asks for, in seed/saved-queries.ts`)
  return Object.fromEntries(names.map(parameter => [parameter, examples[parameter]]))
}

/** LANDING_PAGE_QUERY becomes "Landing page". */
function titleOf(name: string): string {
  const words = name.replace('_QUERY', '').toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Vision reads query, parameters and perspective from an API URL, and sends the query to its own host. */
function addressOf(query: string, params: Record<string, unknown>, dataset: string): string {
  const search = new URLSearchParams({ query })
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
  search.set('perspective', 'published')
  return `/v2025-01-23/data/query/${dataset}?${search}`
}
