import { spokenFields } from '../../../schemas/objects/fields.query.ts'

export const quoteFields = /* groq */ `${spokenFields}`
