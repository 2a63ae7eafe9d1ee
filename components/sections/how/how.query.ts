import { pictureFields, videoFields } from '../../../schemas/objects/fields.query.ts'

export const howFields = /* groq */ `
  title,
  lead,
  problemsTitle,
  problems[]->{_id, title, text, icon},
  solutionsTitle,
  solutions[]->{_id, title, text, icon},
  pictures[]{_key, caption, picture{${pictureFields}}},
  film{${videoFields}}
`
