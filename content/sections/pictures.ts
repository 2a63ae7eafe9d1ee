import { FIELDS } from './fields.gen'
import type { RawSection } from './raw'

export function toPictures(raw: RawSection<'pictures'>) {
  const section = FIELDS.pictures(raw)
  return { ...section, items: section.items.flatMap(({ picture, ...item }) => (picture ? { ...item, picture } : [])) }
}
