import { pictureFields } from './picture.query.ts'
import { videoFields } from './video.query.ts'

/** Fields of each block. */
export const richTextFields = /* groq */ `
  _key,
  _type,
  _type == "block" => {
    style,
    listItem,
    level,
    children[]{_key, _type, text, marks},
    markDefs[]{_key, _type, href}
  },
  _type == "figure" => {caption, "picture": {${pictureFields}}},
  _type == "callout" => {title, text},
  _type == "video" => {"film": {${videoFields}}}
`
