import { isFields } from './json.ts'
import type { LakeDocument } from './types.ts'

/** The text of `slug.current`; null for a document without one. */
export function slugOf({ slug }: LakeDocument): string | null {
  return isFields(slug) && typeof slug.current === 'string' ? slug.current : null
}
