import type { Fields } from '../json.ts'
import type { LakeDocument } from '../types.ts'
import { invalid } from './errors.ts'

export function asDocument(fields: Fields, _rev: string): LakeDocument {
  const { _id, _type, _createdAt, _updatedAt } = fields
  if (
    typeof _id !== 'string' ||
    typeof _type !== 'string' ||
    typeof _createdAt !== 'string' ||
    typeof _updatedAt !== 'string'
  ) {
    throw invalid('A document lacks one of its system fields')
  }
  return { ...fields, _id, _type, _rev, _createdAt, _updatedAt }
}
