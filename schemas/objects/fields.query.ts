/** What queries ask for of each type of object in this folder. */

export const linkFields = /* groq */ `label, href`

/** Width and height are not queried, because they are part of the asset's id. */
export const pictureFields = /* groq */ `alt, crop, hotspot, "assetId": asset._ref, "placeholder": asset->metadata.palette.dominant.background`

export const seoFields = /* groq */ `title, description, noIndex, "picture": picture{${pictureFields}}`

export const videoFields = /* groq */ `
  title,
  length,
  source,
  embedUrl,
  "poster": poster{${pictureFields}},
  "posterTall": posterTall{${pictureFields}},
  "fileId": file.asset._ref,
  "mimeType": file.asset->mimeType,
  "captionsId": captions.asset._ref
`

/** A quote is both a section of pages and a block of rich texts. */
export const spokenFields = /* groq */ `quote, name, role, picture{${pictureFields}}`

const blockFields = /* groq */ `
  style,
  listItem,
  level,
  children[]{_key, _type, text, marks},
  markDefs[]{_key, _type, href}
`

/** Fields of each block. */
export const richTextFields = /* groq */ `
  _key,
  _type,
  _type == "block" => {${blockFields}},
  _type == "figure" => {caption, "wide": wide == true, "picture": {${pictureFields}}},
  _type == "callout" => {title, text},
  _type == "quote" => {${spokenFields}},
  _type == "table" => {"hasHeader": headerRows > 0, rows[]{cells[]{"text": value[]{_key, _type, ${blockFields}}}}},
  _type == "video" => {"film": {${videoFields}}}
`
