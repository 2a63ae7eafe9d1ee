import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'
import { optionalText } from '@/content/values'

export type Feature = NonNullable<ReturnType<typeof toFeature>>

export function toFeatures(raw: RawSection<'features'>) {
  const features = FIELDS.features(raw)
  const complete = (side: typeof features.donors) => side.flatMap(feature => toFeature(feature) ?? [])
  return { ...features, donors: complete(features.donors), management: complete(features.management) }
}

/** Null without a name or a picture: the carousel has nothing to show. */
function toFeature({ _id, id, picture, ...feature }: ReturnType<(typeof FIELDS)['features']>['donors'][number]) {
  if (!picture || !optionalText(feature.name)) return null
  return {
    ...feature,
    id: id || _id,
    /** Short label for small screens; falls back to the name. */
    mobilename: optionalText(feature.mobilename) ?? feature.name,
    picture,
  }
}
