import { defineField } from 'sanity'
import { filledText, hasAsset } from '../rules.ts'

const MAX_ALT_TEXT = 300

/** Asked for as soon as there is a picture, and out of sight before that. */
export const altField = defineField({
  name: 'alt',
  title: 'Alternative text',
  type: 'string',
  description:
    'What the picture shows, in a sentence. Screen readers read it aloud, and it shows where the picture cannot. Cannot be left empty.',
  hidden: ({ parent }) => !hasAsset(parent),
  validation: rule =>
    rule
      .max(MAX_ALT_TEXT)
      .custom((alt, { parent }) => (hasAsset(parent) && !alt ? 'Say what the picture shows' : filledText(alt))),
})
