import { linkFields, pictureFields } from '../objects/fields.query.ts'

export const heroFields = /* groq */ `
  words,
  rest,
  lead,
  trialLink{${linkFields}},
  trialTag,
  demoLabel,
  donorsLead,
  donorsUnit,
  donorsFrom,
  raisedLead,
  raisedUnit,
  raisedFrom,
  raisedTo,
  picture{${pictureFields}},
  pictureSmall{${pictureFields}},
  gifts[]{_key, amount, note}
`
