import { pictureFields } from './picture.query.ts'

export const videoFields = /* groq */ `
  title,
  length,
  source,
  embedUrl,
  "poster": poster{${pictureFields}},
  "fileId": file.asset._ref,
  "mimeType": file.asset->mimeType,
  "captionsId": captions.asset._ref
`
