import { pictureFields } from './picture.query.ts'

export const seoFields = /* groq */ `title, description, noIndex, "picture": picture{${pictureFields}}`
