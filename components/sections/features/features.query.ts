import { pictureFields } from '../../../schemas/objects/fields.query.ts'

const featureFields = /* groq */ `
    _id,
    id,
    name,
    mobilename,
    description,
    icon,
    picture{${pictureFields}},
    moment{scene, sentence, figure, masjid, note, lines[]{_key, label, amount}}
  `

export const featuresFields = /* groq */ `
  title,
  lead,
  gift,
  donorsTitle,
  donors[]->{${featureFields}},
  managementTitle,
  management[]->{${featureFields}}
`
