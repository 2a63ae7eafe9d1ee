import { setImmediate as nextTurn } from 'node:timers/promises'
import { findLongChains, findLoops } from './redirect-chains.ts'
import { MAX_STEPS, problemOfRedirect, type RedirectRule, redirectKey } from './redirects.ts'

/**
 * The first of two redirects with the same path is followed. The Studio, which validates, is not the only writer. Other requests are answered between
 * the steps, each of which takes at most some 20 ms for 10,000 redirects.
 */
export async function sortRedirects<Rule extends RedirectRule>(rules: readonly Rule[]) {
  const followed = new Map<string, Rule>()
  const ignored = new Map<Rule, string>()
  for (const rule of rules) {
    const problem = problemOfRedirect(rule)
    const key = redirectKey(rule.path)
    if (key && followed.has(key)) ignored.set(rule, 'Another redirect has this path')
    else if (problem || !key) ignored.set(rule, problem ?? 'It has no path')
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
