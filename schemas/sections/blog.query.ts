import { linkFields } from '../objects/link.query.ts'

export const blogFields = /* groq */ `title, emptyText, allPostsLink{${linkFields}}`
