import { pictureFields } from '../../../schemas/objects/fields.query.ts'

export const testimonialsFields = /* groq */ `
  title,
  items[]->{_id, organization, location, quote, tagline, name, role, image{${pictureFields}}}
`
