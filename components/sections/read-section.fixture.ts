import type { SectionOf } from '@/content/sections'
import type { RawSection, SectionName } from '@/content/sections/raw'
import { READERS } from '@/content/sections/readers.gen'

/** A section as its component receives it; fields that a test does not name are empty, as if staff had left them out. */
export function readSection<Name extends SectionName>(name: Name, fields: Partial<RawSection<Name>>): SectionOf<Name> {
  const readers: { [Each in SectionName]: (raw: RawSection<Each>) => SectionOf<Each> } = READERS
  return readers[name](Object({ _type: name, _key: name, ...fields }))
}

/** What the markup says, without its elements. */
export function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '')
}
