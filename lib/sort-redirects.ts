import { findLongChains, findLoops } from './redirect-chains.ts'
import { MAX_STEPS, problemOfRedirect, type RedirectRule, redirectKey } from './redirects.ts'

export type SortedRedirects<Rule extends RedirectRule> = {
  /** Redirects that the site follows, by key. */
  followed: Map<string, Rule>
  /** Redirects that the site ignores, each with a sentence that says why. */
  ignored: Map<Rule, string>
}

/** Of two redirects with the same path, the first is followed. The Studio, which validates, is not the only writer. */
export function sortRedirects<Rule extends RedirectRule>(rules: readonly Rule[]): SortedRedirects<Rule> {
  const steps = sortInSteps(rules)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** For a server, which answers other requests between the steps: each takes at most some 20 ms for 10,000 redirects. */
export function* sortInSteps<Rule extends RedirectRule>(
  rules: readonly Rule[],
): Generator<void, SortedRedirects<Rule>, void> {
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
  yield
  ignore(findLoops(followed), 'visitors would go round in a circle')
  yield
  ignore(findLongChains(followed), `visitors would be sent on more than ${MAX_STEPS} times`)
  return { followed, ignored }
}
