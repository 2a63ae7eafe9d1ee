import { pictureFields } from './picture.query.ts'

export const videoFields = /* groq */ `
  title,
  length,
  source,
  embedUrl,
  "poster": poster{${pictureFields}},
  "file": file.asset->{"id": _id, "path": path, mimeType},
  "captions": captions.asset->{"id": _id}
`
