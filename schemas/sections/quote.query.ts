import { spokenFields } from '../objects/fields.query.ts'

export const quoteFields = /* groq */ `${spokenFields}`
