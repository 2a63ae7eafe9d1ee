import { findLongChains, findLoops } from '@/lib/addresses/redirect-chains'
import { foreignHost, problemOfDestination } from '@/lib/addresses/redirect-destination'
import { MAX_REDIRECTS, MAX_STEPS, problemOfPath, type RedirectRule, redirectKey } from '@/lib/addresses/redirects'
import { MAX_PARAMETERS } from '@/schemas/documents/redirect'
import { PARAMETER_NAME, PARAMETER_VALUE } from '@/schemas/objects/query-parameter'
import type { LinkTargets } from '@/schemas/rules/link-targets'
import { findBrokenLinks } from '@/schemas/rules/links'
import type { ImportRow } from './read-rows'

/** A published redirect of staff. */
export type Existing = RedirectRule & { id: string; active: boolean }

export type Plan = {
  /** The rows in the order of the file. */
  rows: PlannedRow[]
  /** Other websites to which rows lead, with the number of rows. */
  hosts: Map<string, number>
}

/** `warning`: what visitors would notice. */
export type PlannedRow = { row: ImportRow; warning?: string } & (
  | { state: 'new' }
  | { state: 'update'; id: string }
  | { state: 'skip' }
  | { state: 'wrong'; reason: string }
)

/** What is on the site: titles of pages by path, and what the destinations of the rows lead to. */
export type OnSite = { pages: ReadonlyMap<string, string>; targets: LinkTargets }

export type ImportChoices = {
  existing: 'update' | 'skip'
  /** Other websites that staff confirmed. */
  confirmedHosts: ReadonlySet<string>
}

/** Follows the rules of the site. Writes nothing. */
export function planImport(rows: ImportRow[], existing: Existing[], choices: ImportChoices, onSite?: OnSite): Plan {
  const known = new Map(existing.map(each => [redirectKey(each.path), each]))
  const lines = new Map<string, number>()
  const hosts = new Map<string, number>()
  let free = MAX_REDIRECTS - existing.length
  const planned = rows.map((row): PlannedRow => {
    const key = redirectKey(row.path)
    const host = foreignHost(row.destination)
    if (host) hosts.set(host, (hosts.get(host) ?? 0) + 1)
    const page = onSite?.pages.get(key ?? '')
    const first = lines.get(key ?? '')
    const hidden = page ? `The page “${page}” has this address: a redirect would hide it` : null
    const reason =
      row.unusable ?? problemOfRow(row) ?? hidden ?? (first ? `Line ${first} has the same short address` : null)
    if (reason) return { row, state: 'wrong', reason }
    if (key) lines.set(key, row.line)
    const same = known.get(key)
    if (same && choices.existing === 'skip') return { row, state: 'skip' }
    if (host && !choices.confirmedHosts.has(host)) {
      return { row, state: 'wrong', reason: `This leads away from this site, to ${host}. Confirm it above` }
    }
    if (same) return { row, state: 'update', id: same.id }
    if (free-- <= 0) return { row, state: 'wrong', reason: `A site has at most ${MAX_REDIRECTS} redirects` }
    return { row, state: 'new' }
  })
  const settled = withoutCircles(planned, existing)
  return { rows: onSite ? withWarnings(settled, onSite.targets) : settled, hosts }
}

/** Dead links, as the form says them. A row may lead to what another row makes. */
function withWarnings(planned: PlannedRow[], targets: LinkTargets): PlannedRow[] {
  const made = planned.filter(isWritten).map(({ row }) => redirectKey(row.path))
  const redirects = new Set([...targets.redirects, ...made])
  return planned.map(each => {
    const [broken] = isWritten(each) ? findBrokenLinks(linkTo(each.row.destination), { ...targets, redirects }) : []
    return broken ? { ...each, warning: broken.message } : each
  })
}

/** In the form in which links of documents are found. */
export function linkTo(destination: string) {
  return { _type: 'redirect', destination }
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

/** A rejected update leaves the old redirect in place, which may complete another loop or chain. That is rare, so few rounds are enough. */
const MAX_ROUNDS = 10

function withoutCircles(planned: PlannedRow[], existing: Existing[], rounds = MAX_ROUNDS): PlannedRow[] {
  const reasons = findCircles(planned, existing)
  if (reasons.size === 0 || rounds === 0) return planned
  const left = planned.map((each): PlannedRow => {
    const reason = isWritten(each) && reasons.get(redirectKey(each.row.path) ?? '')
    return reason ? { row: each.row, state: 'wrong', reason } : each
  })
  return withoutCircles(left, existing, rounds - 1)
}

/** Why rows cannot be imported, by key: they would complete a loop or a long chain. */
function findCircles(rows: PlannedRow[], existing: Existing[]): Map<string, string> {
  const before = toRules(existing.filter(({ active }) => active))
  const written = toRules(rows.filter(isWritten).flatMap(({ row }) => (row.active === false ? [] : row)))
  const all = new Map([...before, ...written])
  const loops = findLoops(all)
  const reasons = new Map<string, string>()
  for (const key of loops) {
    if (written.has(key)) reasons.set(key, 'Visitors would go round in a circle')
    all.delete(key)
  }
  for (const key of findLongChains(all)) {
    const culprit = firstWritten(key, all, written)
    if (culprit) reasons.set(culprit, `Visitors would be sent on more than ${MAX_STEPS} times`)
  }
  return reasons
}

/** The first imported row of a chain, which may begin with a redirect that exists already. */
function firstWritten(
  start: string,
  all: Map<string, RedirectRule>,
  written: Map<string, RedirectRule>,
): string | null {
  let key: string | null = start
  for (let step = 0; key && step <= MAX_STEPS; step++) {
    if (written.has(key)) return key
    key = redirectKey(all.get(key)?.destination.replace(/#.*/, '') ?? '')
  }
  return null
}

function isWritten(each: PlannedRow): boolean {
  return each.state === 'new' || each.state === 'update'
}

function toRules(rules: RedirectRule[]): Map<string, RedirectRule> {
  return new Map(rules.map(({ path, destination }) => [redirectKey(path) ?? '', { path, destination }]))
}
