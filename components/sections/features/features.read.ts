import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'
import { optionalText } from '@/content/values'
import { isMomentName } from '@/lib/time/moments'

type ReadFeature = ReturnType<(typeof FIELDS)['features']>['donors'][number]

export type Feature = NonNullable<ReturnType<typeof toFeature>>

/** What the site draws for a feature without a picture. */
export type Moment = ReturnType<typeof toMoment>

export function toFeatures(raw: RawSection<'features'>) {
  const features = FIELDS.features(raw)
  const complete = (side: typeof features.donors) => side.flatMap(feature => toFeature(feature) ?? [])
  return { ...features, donors: complete(features.donors), management: complete(features.management) }
}

/** Null without a name, and with neither a picture nor a moment: the carousel has nothing to show. What staff uploaded wins. */
function toFeature({ _id, id, side: _, picture, moment, ...feature }: ReadFeature) {
  if (!optionalText(feature.name) || !(picture || moment.scene)) return null
  const shown = picture ? { picture, moment: null } : { picture, moment: toMoment(moment) }
  return {
    ...feature,
    ...shown,
    id: id || _id,
    /** Short label for small screens; falls back to the name. */
    mobilename: optionalText(feature.mobilename) ?? feature.name,
  }
}

function toMoment({ scene, ...texts }: ReadFeature['moment']) {
  return {
    ...texts,
    /** Null for one that this version of the site cannot draw: its texts show all the same. */
    scene: isMomentName(scene) ? scene : null,
  }
}
