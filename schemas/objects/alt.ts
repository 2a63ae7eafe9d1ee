import { defineField } from 'sanity'
import { filledText } from '../rules.ts'

const MAX_ALT_TEXT = 300

/** Asked for as soon as there is a picture; an optional picture that was left out needs none. */
export const altField = defineField({
  name: 'alt',
  title: 'Alternative text',
  type: 'string',
  description:
    'What the picture shows, in a sentence. Screen readers read it aloud, and it shows where the picture cannot. Cannot be left empty.',
  validation: rule =>
    rule.max(MAX_ALT_TEXT).custom((alt, { parent }) => {
      const hasPicture = typeof parent === 'object' && parent !== null && 'asset' in parent && Boolean(parent.asset)
      return hasPicture && !alt ? 'Say what the picture shows' : filledText(alt)
    }),
})
