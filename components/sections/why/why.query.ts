import { pictureFields, videoFields } from '../../../schemas/objects/fields.query.ts'

export const whyFields = /* groq */ `
  title,
  text,
  film{${videoFields}},
  signatureName,
  signatureRole,
  signaturePicture{${pictureFields}}
`
