import { linkFields } from '../../../schemas/objects/fields.query.ts'

export const blogFields = /* groq */ `title, emptyText, allPostsLink{${linkFields}}`
