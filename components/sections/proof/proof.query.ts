import { pictureFields } from '../../../schemas/objects/fields.query.ts'

export const proofFields = /* groq */ `
  title,
  lead,
  voice{quote, name, role, picture{${pictureFields}}, raised, raisedText},
  listTitle,
  tileText,
  masjids[]{_key, name, place, raised}
`
