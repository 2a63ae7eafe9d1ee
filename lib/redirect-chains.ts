import { readDestination } from './redirect-destination.ts'
import { MAX_STEPS, type RedirectRule, redirectKey } from './redirects.ts'

/** What redirects that lead to one another may not do: form a loop, or a chain of more than MAX_STEPS. */

type Rules = ReadonlyMap<string, RedirectRule>

/** Returns the paths of a loop, first and last the same, or null. A donation page of the redirect's own name is the usual case and not a loop. */
export function findLoop(rule: RedirectRule, others: RedirectRule[]): string[] | null {
  const start = redirectKey(rule.path)
  if (start === null) return null
  const byKey = toRules([...others, rule])
  const seen = new Set<string>()
  const way = [rule.path]
  let key = nextKey(rule)
  for (
    let at = byKey.get(key ?? '');
    key !== null && at && key !== start && !seen.has(key);
    at = byKey.get(key ?? '')
  ) {
    seen.add(key)
    way.push(at.path)
    key = nextKey(at)
  }
  return key === start ? [...way, rule.path] : null
}

/** Returns the keys of all rules for which findLoop finds a loop, in linear time. */
export function findLoops(byKey: Rules): Set<string> {
  const looping = new Set<string>()
  const settled = new Set<string>()
  for (const start of byKey.keys()) {
    if (settled.has(start)) continue
    const way = new Set<string>()
    let at = start
    for (let rule = byKey.get(at); rule && !settled.has(at) && !way.has(at); rule = byKey.get(at)) {
      way.add(at)
      at = nextKey(rule) ?? ''
    }
    if (way.has(at)) for (const key of [...way].slice([...way].indexOf(at))) looping.add(key)
    for (const key of way) settled.add(key)
  }
  return looping
}

/** The paths of a chain through the rule with more than MAX_STEPS redirects, or null. The rules must not form a loop. */
export function findLongChain(rule: RedirectRule, others: RedirectRule[]): string[] | null {
  const byKey = toRules([...others, rule])
  const before = longestWayTo(rule, byKey)
  const after = [rule]
  for (let next = nextRule(rule, byKey); next && after.length <= MAX_STEPS; next = nextRule(next, byKey)) {
    after.push(next)
  }
  const way = [...before, ...after]
  return way.length > MAX_STEPS ? way.map(({ path }) => path) : null
}

/** Returns the keys of all rules from which a visitor would take more than MAX_STEPS, in linear time. The rules must not form a loop. */
export function findLongChains(byKey: Rules): Set<string> {
  const stepsFrom = new Map<string, number>()
  for (const start of byKey.keys()) {
    const way: string[] = []
    let key = start
    for (let rule = byKey.get(key); rule && !stepsFrom.has(key); rule = byKey.get(key)) {
      way.push(key)
      key = pageKey(rule) ?? ''
    }
    let steps = stepsFrom.get(key) ?? 0
    for (const each of way.reverse()) stepsFrom.set(each, ++steps)
  }
  return new Set([...stepsFrom].flatMap(([key, steps]) => (steps > MAX_STEPS ? key : [])))
}

/** The longest row of rules that ends just before this one, at most MAX_STEPS. */
function longestWayTo(rule: RedirectRule, byKey: Rules): RedirectRule[] {
  const before = Map.groupBy(byKey.values(), each => pageKey(each))
  let ways: RedirectRule[][] = [[]]
  for (let step = 0; step < MAX_STEPS; step++) {
    const longer = ways.flatMap(way =>
      (before.get(redirectKey((way[0] ?? rule).path)) ?? []).map(each => [each, ...way]),
    )
    if (longer.length === 0) break
    ways = longer
  }
  return ways[0] ?? []
}

function toRules(rules: RedirectRule[]): Rules {
  return new Map(
    rules.flatMap(rule => {
      const key = redirectKey(rule.path)
      return key ? [[key, rule]] : []
    }),
  )
}

function nextRule(rule: RedirectRule, byKey: Rules): RedirectRule | undefined {
  return byKey.get(pageKey(rule) ?? '')
}

/**
 * The key of the path that follows; null where the chain ends. Where the donation host sends visitors of a donation page back to the short
 * address of that name, two donation pages may form a loop, but one of the redirect's own name is the usual case.
 */
function nextKey(rule: RedirectRule): string | null {
  const read = readDestination(rule.destination)
  if (read?.kind !== 'donation') return pageKey(rule)
  const key = redirectKey(`/${read.name}`)
  return key === redirectKey(rule.path) ? null : key
}

/** The key of the page of this site to which the rule leads; null for other destinations, which end a chain. */
function pageKey({ destination }: RedirectRule): string | null {
  const read = readDestination(destination)
  if (read?.kind !== 'page') return null
  const [path = ''] = read.path.split('#', 1)
  return redirectKey(path)
}
