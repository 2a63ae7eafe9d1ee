/** What a field asks of its input in the Studio beyond Sanity's own options; studio/inputs draws it. */

export type TextCount = {
  /** Characters. */
  max: number
  /** What happens to a longer text: the Studio does not publish it, or search results cut its end off. */
  beyond: 'refused' | 'cut'
}

declare module 'sanity' {
  interface StringOptions {
    /** Shows how many characters there are, of how many. */
    count?: TextCount
    /** `icon`: a grid of the site's icons to choose from. `feeExample`: below the text, the example that visitors will read. */
    help?: 'icon' | 'feeExample'
  }
}

/** Of a text that must not be longer. */
export function countOf(max: number): TextCount {
  return { max, beyond: 'refused' }
}
