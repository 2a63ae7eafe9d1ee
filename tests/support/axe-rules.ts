/** WCAG 2.2 to level AA, all earlier versions, and axe's best practices. */
export const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Axe calls it experimental: the name of a control holds the words that are on it. */
const MORE_RULES = ['label-content-name-mismatch']

export function axeOptions(withoutRules: string[]) {
  const rules = [
    ...MORE_RULES.map(rule => [rule, { enabled: true }] as const),
    ...withoutRules.map(rule => [rule, { enabled: false }] as const),
  ]
  return { runOnly: AXE_RULES, rules: Object.fromEntries(rules), resultTypes: ['violations' as const] }
}
