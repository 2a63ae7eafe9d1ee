import { readDestination } from './redirect-destination.ts'
import { MAX_STEPS, type RedirectRule, redirectKey } from './redirects.ts'

type Rules = ReadonlyMap<string, RedirectRule>

/** First and last path are the same. A donation page of the redirect's own name is the usual case and not a loop. */
export function findLoop(rule: RedirectRule, others: RedirectRule[]): string[] | null {
  const byKey = toRules([...others, rule])
  if (!findLoops(byKey).has(redirectKey(rule.path) ?? '')) return null
  const way = [rule.path]
  for (let at = byKey.get(nextKey(rule) ?? ''); at && at !== rule; at = byKey.get(nextKey(at) ?? '')) way.push(at.path)
  return [...way, rule.path]
}

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

/** As many paths as are too many, with that of the rule. The rules must not form a loop. */
export function findLongChain(rule: RedirectRule, others: RedirectRule[]): string[] | null {
  const byKey = toRules([...others, rule])
  for (const start of findLongChains(byKey)) {
    const way: RedirectRule[] = []
    for (let at = byKey.get(start); at && way.length <= MAX_STEPS; at = byKey.get(pageKey(at) ?? '')) way.push(at)
    if (way.includes(rule)) return way.map(({ path }) => path)
  }
  return null
}

/** The rules must not form a loop. */
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

function toRules(rules: RedirectRule[]): Rules {
  return new Map(
    rules.flatMap(rule => {
      const key = redirectKey(rule.path)
      return key ? [[key, rule]] : []
    }),
  )
}

/** The donation host sends visitors back to the short address of a page, so two donation pages may form a loop. */
function nextKey(rule: RedirectRule): string | null {
  const read = readDestination(rule.destination)
  if (read?.kind !== 'donation') return pageKey(rule)
  const key = redirectKey(`/${read.name}`)
  return key === redirectKey(rule.path) ? null : key
}

function pageKey({ destination }: RedirectRule): string | null {
  const read = readDestination(destination)
  if (read?.kind !== 'page') return null
  const [path = ''] = read.path.split('#', 1)
  return redirectKey(path)
}
