import { readDestination } from './redirect-destination.ts'
import { MAX_STEPS, problemOfRedirect, type RedirectRule, redirectKey } from './redirects.ts'

type Rules = ReadonlyMap<string, RedirectRule>

/**
 * The first of two redirects with the same path is followed. The Studio, which validates, is not the only writer. `nextTurn` lets other requests
 * be answered between the steps, each of which takes at most some 20 ms for 10,000 redirects.
 */
export async function sortRedirects<Rule extends RedirectRule>(
  rules: readonly Rule[],
  nextTurn: () => Promise<unknown>,
) {
  const followed = new Map<string, Rule>()
  const ignored = new Map<Rule, string>()
  for (const rule of rules) {
    const key = redirectKey(rule.path) ?? ''
    const problem = followed.has(key) ? 'Another redirect has this path' : problemOfRedirect(rule)
    if (problem) ignored.set(rule, problem)
    else followed.set(key, rule)
  }
  const ignore = (keys: Iterable<string>, reason: string) => {
    for (const key of keys) {
      const rule = followed.get(key)
      if (rule) ignored.set(rule, reason)
      followed.delete(key)
    }
  }
  await nextTurn()
  ignore(findLoops(followed), 'visitors would go round in a circle')
  await nextTurn()
  ignore(findLongChains(followed), `visitors would be sent on more than ${MAX_STEPS} times`)
  return { followed, ignored }
}

/** First and last path are the same. A donation page of the redirect's own name is the usual case and not a loop. */
export function findLoop(rule: RedirectRule, others: RedirectRule[]): string[] | null {
  const byKey = toRules([...others, rule])
  if (!findLoops(byKey).has(redirectKey(rule.path) ?? '')) return null
  const way = [rule.path]
  for (let at = byKey.get(nextKey(rule)); at && at !== rule; at = byKey.get(nextKey(at))) way.push(at.path)
  return [...way, rule.path]
}

/** What is left when every redirect to which no other leads has been taken away, again and again. */
export function findLoops(byKey: Rules): Set<string> {
  const left = new Map([...byKey].map(([key, rule]) => [key, nextKey(rule)]))
  const leading = new Map<string, number>()
  for (const next of left.values()) leading.set(next, (leading.get(next) ?? 0) + 1)
  for (let key of byKey.keys()) {
    for (let next = left.get(key); next !== undefined && !leading.get(key); next = left.get(key)) {
      left.delete(key)
      leading.set(next, (leading.get(next) ?? 0) - 1)
      key = next
    }
  }
  return new Set(left.keys())
}

/** As many paths as are too many, with that of the rule. */
export function findLongChain(rule: RedirectRule, others: RedirectRule[]): string[] | null {
  const byKey = toRules([...others, rule])
  const ways = [...findLongChains(byKey)].map(start => wayFrom(start, byKey))
  return ways.find(way => way.includes(rule))?.map(({ path }) => path) ?? null
}

export function findLongChains(byKey: Rules): Set<string> {
  return new Set([...byKey.keys()].filter(key => wayFrom(key, byKey).length > MAX_STEPS))
}

/** At most as many redirects as are too many. */
export function wayFrom(key: string, byKey: Rules): RedirectRule[] {
  const way: RedirectRule[] = []
  for (let at = byKey.get(key); at && way.length <= MAX_STEPS; at = byKey.get(pageKey(at) ?? '')) way.push(at)
  return way
}

export function toRules<Rule extends RedirectRule>(rules: Rule[]): Map<string, Rule> {
  return new Map(rules.map(rule => [redirectKey(rule.path) ?? '', rule]))
}

/** The donation host sends visitors back to the short address of a page, so two donation pages may form a loop. Empty where none follows. */
function nextKey(rule: RedirectRule): string {
  const read = readDestination(rule.destination)
  if (read?.kind !== 'donation') return pageKey(rule) ?? ''
  const key = redirectKey(`/${read.name}`)
  return key === null || key === redirectKey(rule.path) ? '' : key
}

function pageKey({ destination }: RedirectRule): string | null {
  const read = readDestination(destination)
  if (read?.kind !== 'page') return null
  const [path = ''] = read.path.split('#', 1)
  return redirectKey(path)
}
