import { pictureFields } from '../objects/picture.query.ts'
import { videoFields } from '../objects/video.query.ts'

export const whyFields = /* groq */ `
  title,
  text,
  film{${videoFields}},
  signatureName,
  signatureRole,
  signaturePicture{${pictureFields}}
`
