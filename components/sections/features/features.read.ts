import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'
import { isMomentName } from '@/lib/time/moments'

type ReadFeature = ReturnType<(typeof FIELDS)['features']>['donors'][number]

export type Feature = ReturnType<typeof toFeature>[number]

/** What the site draws for a feature without a picture. */
export type Moment = NonNullable<Feature['moment']>

export function toFeatures(raw: RawSection<'features'>) {
  const features = FIELDS.features(raw)
  return { ...features, donors: features.donors.flatMap(toFeature), management: features.management.flatMap(toFeature) }
}

/** None with neither a picture nor a moment: the carousel has nothing to show. What staff uploaded wins. */
function toFeature({ _id, id, side: _, picture, moment: { scene, ...texts }, ...feature }: ReadFeature) {
  if (!picture && !scene) return []
  // Null for one that this version of the site cannot draw: its texts show all the same.
  const moment = { ...texts, scene: isMomentName(scene) ? scene : null }
  return [
    {
      ...feature,
      ...(picture ? { picture, moment: null } : { picture, moment }),
      id: id || _id,
      /** Short label for small screens; falls back to the name. */
      mobilename: feature.mobilename || feature.name,
    },
  ]
}
