import { linkFields } from '../../../schemas/objects/fields.query.ts'

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
  gifts[]{_key, amount, note},
  phone{
    masjid,
    place,
    causes,
    amounts,
    words
  }
`
