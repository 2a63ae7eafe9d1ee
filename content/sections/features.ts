import type { Feature, Features } from '../types'
import { icon, list, optionalText, requiredPicture, text } from '../values'
import type { RawSection } from './raw'

export function toFeatures(raw: RawSection<'features'>): Features {
  return {
    _type: 'features',
    _key: raw._key,
    title: text(raw.title),
    lead: text(raw.lead),
    donorsTitle: text(raw.donorsTitle),
    donors: list(raw.donors).map(toFeature),
    managementTitle: text(raw.managementTitle),
    management: list(raw.management).map(toFeature),
  }
}

function toFeature(raw: NonNullable<RawSection<'features'>['donors']>[number]): Feature {
  return {
    id: raw.id ?? raw._id,
    name: text(raw.name),
    mobilename: optionalText(raw.mobilename) ?? text(raw.name),
    description: text(raw.description),
    icon: icon(raw.icon),
    picture: requiredPicture(raw.picture, raw._id, 'picture'),
  }
}
