import type { SanityClient } from '@sanity/client'
import { findLongChains, findLoops } from '@/lib/addresses/redirect-chains'
import { foreignHost, problemOfDestination } from '@/lib/addresses/redirect-destination'
import { MAX_REDIRECTS, MAX_STEPS, problemOfPath, type RedirectRule, redirectKey } from '@/lib/addresses/redirects'
import { MAX_PARAMETERS } from '@/schemas/documents/redirect'
import { IMPORT_QUERY } from '@/schemas/documents/redirect.query'
import { PARAMETER_NAME, PARAMETER_VALUE } from '@/schemas/rules/fields'
import { collectSiteLinks, fetchLinkTargets, findBrokenLinks, type LinkTargets } from '@/schemas/rules/links'
import type { ImportRow } from './read'

/** A published redirect of staff. */
export type Existing = RedirectRule & { _id: string; active: boolean }

export type PlannedRow = {
  row: ImportRow
  state: 'new' | 'update' | 'skip' | 'wrong'
  /** The id of the redirect to update. */
  id?: string
  /** Why it is wrong, or what visitors would notice. */
  says?: string
}

/** What rows may contradict: titles of pages by path, and what their destinations lead to. */
export type Site = { existing: Existing[]; pages: ReadonlyMap<string | null, string | null>; targets: LinkTargets }

export type ImportChoices = {
  /** Leaves redirects that are there as they are. */
  isKept: boolean
  /** Other websites that staff confirmed. */
  hosts: readonly string[]
}

/** Rejects if the content service fails. */
export async function fetchSite(client: SanityClient, rows: ImportRow[]): Promise<Site> {
  const published = client.withConfig({ perspective: 'published', useCdn: false })
  const destinations = new Set(rows.map(({ destination }) => destination))
  const links = [...destinations].flatMap(each => collectSiteLinks(linkTo(each)))
  const [{ pages, existing }, targets] = await Promise.all([
    published.fetch(IMPORT_QUERY, {}, { tag: 'redirects' }),
    fetchLinkTargets(client, links),
  ])
  return { existing, pages: new Map(pages.map(({ path, title }) => [path, title])), targets }
}

/** Follows the rules of the site. Writes nothing. */
export function planImport(rows: ImportRow[], { isKept, hosts }: ImportChoices, site: Site): PlannedRow[] {
  const known = new Map(site.existing.map(each => [redirectKey(each.path), each]))
  const numbers = new Map<string, number>()
  let free = MAX_REDIRECTS - site.existing.length
  const planned = rows.map((row): PlannedRow => {
    const wrong = (says: string): PlannedRow => ({ row, state: 'wrong', says })
    const key = redirectKey(row.path) ?? ''
    const [page, first] = [site.pages.get(key), numbers.get(key)]
    const problem = row.unusable ?? problemOfRow(row)
    if (problem) return wrong(problem)
    if (page) return wrong(`The page “${page}” has this address: a redirect would hide it`)
    if (first) return wrong(`Row ${first} has the same short address`)
    numbers.set(key, row.number)
    const same = known.get(key)
    if (same && isKept) return { row, state: 'skip' }
    const host = foreignHost(row.destination)
    if (host && !hosts.includes(host)) return wrong(`This leads away from this site, to ${host}. Confirm it above`)
    if (same) return { row, state: 'update', id: same._id }
    return free-- > 0 ? { row, state: 'new' } : wrong(`A site has at most ${MAX_REDIRECTS} redirects`)
  })
  return withWarnings(withoutCircles(planned, site.existing), site.targets)
}

export function isWritten({ state }: PlannedRow): boolean {
  return state === 'new' || state === 'update'
}

/** In the form in which links of documents are found. */
function linkTo(destination: string) {
  return { _type: 'redirect', destination }
}

/** Dead links, as the form says them. A row may lead to what another row makes. */
function withWarnings(planned: PlannedRow[], targets: LinkTargets): PlannedRow[] {
  const made = planned
    .filter(isWritten)
    .map(({ row }): [string, { pages: number }] => [redirectKey(row.path) ?? '', { pages: 1 }])
  const all = new Map([...targets, ...made])
  return planned.map(each => {
    const [broken] = isWritten(each) ? findBrokenLinks(linkTo(each.row.destination), all) : []
    return broken ? { ...each, says: broken.message } : each
  })
}

function problemOfRow({ path, destination, active, parameters = [] }: ImportRow): string | null {
  if (path === '') return 'The short address is missing'
  if (destination === '') return 'It does not say where it leads'
  const problem = problemOfPath(path) ?? problemOfDestination(destination)
  if (problem) return problem
  if (active === null) return 'Write yes or no in the column “active”'
  if (parameters.length > MAX_PARAMETERS) return `At most ${MAX_PARAMETERS} parameters`
  const wrong = parameters.find(({ key, value }) => !PARAMETER_NAME.test(key) || !PARAMETER_VALUE.test(value))
  return wrong ? `“${wrong.key}=${wrong.value}” cannot be a parameter. Write them like terminal=true&live=true` : null
}

type Rules = Map<string, RedirectRule>

/** A row that is left out leaves the old redirect in place, which may complete another loop or chain: so it looks until there is none. */
function withoutCircles(planned: PlannedRow[], existing: Existing[]): PlannedRow[] {
  const toRules = (rules: RedirectRule[]): Rules => new Map(rules.map(rule => [redirectKey(rule.path) ?? '', rule]))
  const written = toRules(planned.filter(isWritten).flatMap(({ row }) => (row.active === false ? [] : row)))
  const reasons = findCircles(new Map([...toRules(existing.filter(({ active }) => active)), ...written]), written)
  if (reasons.size === 0) return planned
  const left = planned.map((each): PlannedRow => {
    const says = isWritten(each) && reasons.get(redirectKey(each.row.path) ?? '')
    return says ? { row: each.row, state: 'wrong', says } : each
  })
  return withoutCircles(left, existing)
}

/** Why rows cannot be imported, by key. A chain may begin with a redirect that exists already; its first row is to blame. */
function findCircles(all: Rules, written: Rules): Map<string, string> {
  const loops = findLoops(all)
  for (const key of loops) all.delete(key)
  const blamed = [...findLongChains(all)].map(start => {
    let key = start
    for (let step = 0; step < MAX_STEPS && !written.has(key); step++)
      key = redirectKey(all.get(key)?.destination.replace(/#.*/, '') ?? '') ?? ''
    return [key, `Visitors would be sent on more than ${MAX_STEPS} times`] as const
  })
  const circles = [...loops].map(key => [key, 'Visitors would go round in a circle'] as const)
  return new Map([...circles, ...blamed].filter(([key]) => written.has(key)))
}

/** Rows per transaction, few enough to be written in less than a second, and to be undone by hand. */
const BATCH = 500
const OPTIONS = { visibility: 'async', tag: 'import-redirects' } as const

type Writer = { mutate: (mutations: ReturnType<typeof toMutation>[], options: typeof OPTIONS) => Promise<unknown> }

/** Writes rows as published redirects, in the order of the file. `onProgress` gets how many are written. Rejects where the content service fails. */
export async function writeImport(
  client: Writer,
  rows: PlannedRow[],
  onProgress: (count: number) => void,
): Promise<void> {
  for (let count = 0; count < rows.length; count += BATCH) {
    onProgress(count)
    await client.mutate(rows.slice(count, count + BATCH).map(toMutation), OPTIONS)
  }
  onProgress(rows.length)
}

/** Keeps the stored values of columns that the file does not have. */
function toMutation({ id, row: { path, destination, active, parameters } }: PlannedRow) {
  const host = foreignHost(destination)
  const list = parameters?.map((each, place) => ({ _key: `p${place}`, _type: 'queryParameter', ...each }))
  const set = {
    ...{ path, destination, ...(host && { confirmedHost: host }) },
    ...{ ...(typeof active === 'boolean' && { active }), ...(list && { parameters: list }) },
  }
  return id
    ? { patch: { id, set, unset: host ? [] : ['confirmedHost'] } }
    : { create: { _type: 'redirect', active: true, ...set } }
}
