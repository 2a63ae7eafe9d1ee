import { linkFields } from '../../../schemas/objects/fields.query.ts'

export const contactFields = /* groq */ `
  title,
  lead,
  trialTitle,
  trialNote,
  trialHref,
  registerText,
  registerLink{${linkFields}},
  emailNote,
  phoneNote,
  demoTitle,
  demoNote,
  helpLabel
`
