import { defineQuery } from 'groq'

export const MILESTONE_QUERY = defineQuery(`*[_id == "milestone" && _type == "milestone"][0]{
  show,
  showUntil,
  title,
  amountRaised,
  goal,
  goalText,
  text,
  dismissLabel
}`)
