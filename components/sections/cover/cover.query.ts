import { linkFields, pictureFields } from '../../../schemas/objects/fields.query.ts'

export const coverFields = /* groq */ `
  lead,
  picture{${pictureFields}},
  place,
  crumb{${linkFields}},
  trialLink{${linkFields}},
  trialTag,
  demoLabel
`
