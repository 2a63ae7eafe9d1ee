import { defineQuery } from 'groq'
import { windowFields } from '../objects/window.query.ts'

export const MILESTONE_QUERY = defineQuery(`*[_id == "milestone" && _type == "milestone"][0]{
  show,
  ${windowFields},
  title,
  amountRaised,
  goal,
  goalText,
  text,
  dismissLabel
}`)
