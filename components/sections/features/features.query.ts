import { pictureFields } from '../../../schemas/objects/fields.query.ts'

const featureFields = /* groq */ `_id, id, name, mobilename, description, icon, picture{${pictureFields}}`

export const featuresFields = /* groq */ `
  title,
  lead,
  donorsTitle,
  donors[]->{${featureFields}},
  managementTitle,
  management[]->{${featureFields}}
`
