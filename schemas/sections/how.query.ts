import { pictureFields } from '../objects/picture.query.ts'
import { videoFields } from '../objects/video.query.ts'

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
