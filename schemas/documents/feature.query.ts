import { defineQuery } from 'groq'

/** True when a feature other than $ownId has this id on this side. */
export const FEATURE_ID_TAKEN_QUERY = defineQuery(
  `count(*[_type == "feature" && side == $side && id == $id && _id != $ownId][0...1]) > 0`,
)
