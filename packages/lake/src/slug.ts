import { isFields } from './json.ts'
import type { LakeDocument } from './types.ts'

export function slugOf({ slug }: LakeDocument): string | null {
  return isFields(slug) && typeof slug.current === 'string' ? slug.current : null
}
