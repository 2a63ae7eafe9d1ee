import { pictureFields, videoFields } from '../objects/fields.query.ts'

export const whyFields = /* groq */ `
  title,
  text,
  film{${videoFields}},
  signatureName,
  signatureRole,
  signaturePicture{${pictureFields}}
`
