/** WCAG 2.2 to level AA, all earlier versions, and axe's best practices. */
export const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
