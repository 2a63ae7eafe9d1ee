/** What queries ask for of types of this folder that content reads in ways of its own. */

export const linkFields = /* groq */ `label, href`

/** Width and height are not queried, because they are part of the asset's id. */
export const pictureFields = /* groq */ `alt, crop, hotspot, "assetId": asset._ref, "placeholder": asset->metadata.palette.dominant.background`

export const seoFields = /* groq */ `title, description, noIndex, "picture": picture{${pictureFields}}`

export const videoFields = /* groq */ `
  title, length, source, embedUrl,
  "poster": poster{${pictureFields}},
  "posterTall": posterTall{${pictureFields}},
  "fileId": file.asset._ref, "fileTallId": fileTall.asset._ref, "mimeType": file.asset->mimeType,
  "captionsId": captions.asset._ref
`

export const figureFields = /* groq */ `caption, "picture": {${pictureFields}}`

const blockFields = /* groq */ `
  style, listItem, level,
  children[]{_key, _type, text, marks},
  markDefs[]{_key, _type, href}
`

/** Fields of each block. */
export const richTextFields = /* groq */ `
  _key, _type,
  _type == "block" => {${blockFields}},
  _type == "figure" => {${figureFields}, "wide": wide == true},
  _type == "callout" => {title, text},
  _type == "quote" => {quote, name, role, picture{${pictureFields}}},
  _type == "table" => {"hasHeader": headerRows > 0, rows[]{cells[]{"text": value[]{_key, _type, ${blockFields}}}}},
  _type == "video" => {"film": {${videoFields}}}
`
