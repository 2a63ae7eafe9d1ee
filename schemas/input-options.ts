/** Options of a field for its input in the Studio, in addition to Sanity's own; studio/inputs implements them. */

export type TextCount = {
  /** Characters. */
  max: number
  /** What happens to a longer text: the Studio refuses to publish it, or search results cut off its end. */
  beyond: 'refused' | 'cut'
  /** Letters of the longest word. */
  word?: number
}

declare module 'sanity' {
  interface StringOptions {
    /** Shows the number of characters and the limit. */
    count?: TextCount
    /** `icon`: a grid of the site's icons. `feeExample`: below the text, the worked example as visitors will read it. */
    help?: 'icon' | 'feeExample'
  }
}

/** For a text that must not be longer than `max`, or have a word longer than `word`. */
export function countOf(max: number, word?: number): TextCount {
  return { max, beyond: 'refused', word }
}
