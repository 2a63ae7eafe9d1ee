import { linkFields } from '../../../schemas/objects/fields.query.ts'

export const invitationFields = /* groq */ `title, text, trialLink{${linkFields}}, trialTag, demoLabel`
