import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'

export function toPictures(raw: RawSection<'pictures'>) {
  const section = FIELDS.pictures(raw)
  return { ...section, items: section.items.flatMap(({ picture, ...item }) => (picture ? { ...item, picture } : [])) }
}
