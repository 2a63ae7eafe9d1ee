import type { SanityClient } from '@sanity/client'
import { findLongChains, findLoops, toRules, wayFrom } from '@/lib/addresses/redirect-chains'
import { describeDestination, foreignHost, problemOfDestination } from '@/lib/addresses/redirect-destination'
import { MAX_REDIRECTS, MAX_STEPS, problemOfPath, type RedirectRule, redirectKey } from '@/lib/addresses/redirects'
import { MAX_PARAMETERS } from '@/schemas/documents/redirect'
import { IMPORT_QUERY } from '@/schemas/documents/redirect.query'
import { PARAMETER_NAME, PARAMETER_VALUE } from '@/schemas/rules/fields'
import { collectSiteLinks, fetchLinkTargets, findBrokenLinks } from '@/schemas/rules/links'
import type { ImportRow } from './read'

export type PlannedRow = {
  row: ImportRow
  state: 'new' | 'update' | 'wrong'
  /** The id of the redirect to update. */
  id?: string
  /** Why it is wrong, where the redirect has led until now, or what visitors would notice. */
  says?: string
  /** Another website that staff must confirm first. */
  host?: string
}

/** What rows may contradict, and what their destinations lead to. */
export type Site = Awaited<ReturnType<typeof fetchSite>>

/** Rejects if the content service fails. */
export async function fetchSite(client: SanityClient, rows: ImportRow[]) {
  const [{ pages, existing }, targets] = await Promise.all([
    client.withConfig({ perspective: 'published', useCdn: false }).fetch(IMPORT_QUERY, {}, { tag: 'redirects' }),
    fetchLinkTargets(client, collectSiteLinks(rows)),
  ])
  return { existing, pages: new Map(pages.map(({ path, title }) => [path, title])), targets }
}

/** Follows the rules of the site. `hosts`: other websites that staff confirmed. Writes nothing. */
export function planImport(rows: ImportRow[], hosts: string[], { existing, pages, targets }: Site): PlannedRow[] {
  const known = toRules(existing)
  const numbers = new Map<string, number>()
  let free = MAX_REDIRECTS - existing.length
  const planned = rows.map((row): PlannedRow => {
    const key = redirectKey(row.path) ?? ''
    const [page, first, same] = [pages.get(key), numbers.get(key), known.get(key)]
    const problem = row.unusable ?? problemOfRow(row)
    if (problem) return wrong(row, problem)
    if (page) return wrong(row, `The page “${page}” has this address: a redirect would hide it`)
    if (first) return wrong(row, `Row ${first} has the same short address`)
    numbers.set(key, row.number)
    const host = foreignHost(row.destination)
    if (host && !hosts.includes(host)) return { ...wrong(row, `This leads away from this site, to ${host}`), host }
    const before = same && (describeDestination(same.destination) ?? same.destination)
    if (same) return { row, state: 'update', id: same._id, says: `Until now it leads to ${before}.` }
    return free-- > 0 ? { row, state: 'new' } : wrong(row, `A site has at most ${MAX_REDIRECTS} redirects`)
  })
  const left = withoutCircles(planned, existing)
  // A row may lead to what another row makes.
  const all = new Map(targets)
  for (const { row } of left.filter(isWritten)) all.set(redirectKey(row.path) ?? '', { pages: 1 })
  return left.map(each => {
    const [broken] = isWritten(each) ? findBrokenLinks(each.row, all) : []
    return broken ? { ...each, says: broken.message } : each
  })
}

export function isWritten({ state }: PlannedRow): boolean {
  return state === 'new' || state === 'update'
}

function wrong(row: ImportRow, says: string): PlannedRow {
  return { row, state: 'wrong', says: `${says}.` }
}

function problemOfRow({ path, destination, active, parameters = [] }: ImportRow): string | null {
  if (path === '') return 'The short address is missing'
  if (destination === '') return 'It does not say where it leads'
  const problem = problemOfPath(path) ?? problemOfDestination(destination)
  if (problem) return problem
  if (active === null) return 'Write yes or no in the column “active”'
  if (parameters.length > MAX_PARAMETERS) return `At most ${MAX_PARAMETERS} parameters`
  const odd = parameters.find(({ key, value }) => !PARAMETER_NAME.test(key) || !PARAMETER_VALUE.test(value))
  return odd ? `“${odd.key}=${odd.value}” cannot be a parameter. Write them like terminal=true&live=true` : null
}

/** A row that is left out leaves the old redirect in place, which may complete another loop or chain: so it looks until there is none. */
function withoutCircles(planned: PlannedRow[], existing: Site['existing']): PlannedRow[] {
  const rows = planned.filter(isWritten).flatMap(({ row }) => (row.active === false ? [] : row))
  const written = new Set<RedirectRule>(rows)
  const all = toRules<RedirectRule>([...existing.filter(({ active }) => active), ...written])
  const reasons = new Map<RedirectRule | undefined, string>()
  for (const key of findLoops(all)) {
    reasons.set(all.get(key), 'Visitors would go round in a circle')
    all.delete(key)
  }
  for (const start of findLongChains(all)) {
    // A chain may begin with a redirect that exists already; its first row is to blame.
    const first = wayFrom(start, all).find(rule => written.has(rule))
    reasons.set(first, `Visitors would be sent on more than ${MAX_STEPS} times`)
  }
  if (!rows.some(row => reasons.has(row))) return planned
  const left = planned.map(each => {
    const reason = reasons.get(each.row)
    return reason ? wrong(each.row, reason) : each
  })
  return withoutCircles(left, existing)
}

/** Rows per transaction, few enough to be written in less than a second, and to be undone by hand. */
const BATCH = 500
const OPTIONS = { visibility: 'async', tag: 'import-redirects' } as const

type Writer = { mutate: (mutations: ReturnType<typeof toMutation>[], options: typeof OPTIONS) => Promise<unknown> }

/** Writes rows as published redirects, in the order of the file. Returns how many. Rejects where the content service fails. */
export async function writeImport(client: Writer, rows: PlannedRow[]): Promise<number> {
  for (let start = 0; start < rows.length; start += BATCH)
    await client.mutate(rows.slice(start, start + BATCH).map(toMutation), OPTIONS)
  return rows.length
}

/** Keeps the stored values of what the row does not say: what is undefined is not sent. */
function toMutation({ id, row: { _type, path, destination, active, parameters } }: PlannedRow) {
  const list = parameters?.map((each, place) => ({ _key: `p${place}`, _type: 'queryParameter', ...each }))
  const set = { path, destination, parameters: list, confirmedHost: foreignHost(destination) ?? undefined }
  return id
    ? { patch: { id, set: { ...set, active: active ?? undefined } } }
    : { create: { _type, ...set, active: active ?? true } }
}
