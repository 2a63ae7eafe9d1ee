import type { CustomValidator } from 'sanity'
import { FEATURE_ID_TAKEN_QUERY } from './feature.query.ts'
import { lookUp, publishedId } from './lookup.ts'

export const uniqueOnItsSide: CustomValidator<string | undefined> = async (id, context) => {
  const side = context.document?.side
  if (!id || typeof side !== 'string') return true
  const isTaken = await lookUp(context, FEATURE_ID_TAKEN_QUERY, { id, side, ownId: publishedId(context) })
  return !isTaken || 'Another feature of this side has this id'
}
