/** Options of a field for its input in the Studio, in addition to Sanity's own; studio/inputs implements them. */

/** Options for every field with a picture, because the options of a field replace those of its type. */
export const PICTURE_OPTIONS = { hotspot: true, accept: 'image/*', collapsible: false }

declare module 'sanity' {
  interface ArrayOptions<V> {
    /** Fields without which the site leaves an item out: texts and pictures. content/sections/fields.gen.ts follows from it. */
    needs?: string[]
  }

  interface BooleanOptions {
    /** On the switch of a show window: says below it, in words, when the content shows. Where true, it never does without a season and a last day. */
    needsEnd?: boolean
  }

  interface NumberOptions {
    /** Reads dollars as people of any country write them. */
    help?: 'dollars'
  }

  interface StringOptions {
    /** Shows the number of characters and this limit, beyond which a rule warns. */
    count?: number
    /** `address`: cleaned when the field is left, as `pages`, `destination` and every slug are. `icon`: a grid of the site's icons. `pages`: above the address, the pages of this site to choose from. `feeExample`: below the text, the worked example as visitors will read it. `destination`: where a redirect may lead. `timeOfDay`: a time such as 9:00 AM. `season`: below the choice, when the season will be in the next years. */
    help?: 'address' | 'icon' | 'feeExample' | 'destination' | 'pages' | 'timeOfDay' | 'season'
  }
}
