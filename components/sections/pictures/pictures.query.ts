import { pictureFields } from '../../../schemas/objects/fields.query.ts'

export const picturesFields = /* groq */ `title, items[]{_key, caption, "picture": {${pictureFields}}}`
