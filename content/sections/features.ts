import { required } from '../missing'
import { optionalText } from '../values'
import { FIELDS } from './fields.gen'
import type { RawSection } from './raw'

export type Feature = ReturnType<typeof toFeature>

export function toFeatures(raw: RawSection<'features'>) {
  const features = FIELDS.features(raw)
  return { ...features, donors: features.donors.map(toFeature), management: features.management.map(toFeature) }
}

function toFeature({ _id, id, picture, ...feature }: ReturnType<(typeof FIELDS)['features']>['donors'][number]) {
  return {
    ...feature,
    id: id || _id,
    /** Short label for small screens; falls back to the name. */
    mobilename: optionalText(feature.mobilename) ?? feature.name,
    picture: required(picture, _id, 'picture'),
  }
}
