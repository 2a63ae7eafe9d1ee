import { richTextFields } from '../../../schemas/objects/fields.query.ts'

export const articleFields = /* groq */ `lead, body[]{${richTextFields}}, facts[]{_key, title, text}`
