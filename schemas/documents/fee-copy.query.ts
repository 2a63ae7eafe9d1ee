import { defineQuery } from 'groq'
import { linkFields } from '../objects/fields.query.ts'

export const FEE_COPY_QUERY = defineQuery(`*[_id == "feeCopy" && _type == "feeCopy"][0]{
  title,
  exampleAmount,
  exampleText,
  answers[]{_key, title, figure, text},
  board,
  explainerTitle,
  fees[]{_key, figure, title, text, counts},
  calculator,
  contactLink{${linkFields}}
}`)
