import { pictureFields } from '../../../schemas/objects/fields.query.ts'

export const proofFields = /* groq */ `
  title,
  lead,
  voice{quote, name, role, masjid, place},
  masjids[]{_key, name, place, raised, picture{${pictureFields}}}
`
