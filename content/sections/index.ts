import type { RawSection, SectionName } from './raw'
import { READERS } from './readers.gen'

export type SectionOf<Name extends SectionName> = ReturnType<(typeof READERS)[Name]>

export type Section = { [Name in SectionName]: SectionOf<Name> }[SectionName]

/** Null for a section of a type that this version of the site does not know. */
export function toSection(raw: RawSection): Section | null {
  return Object.hasOwn(READERS, raw._type) ? read(raw._type, raw) : null
}

function read<Name extends SectionName>(name: Name, raw: RawSection<Name>): SectionOf<Name> {
  const readers: { [Each in SectionName]: (raw: RawSection<Each>) => SectionOf<Each> } = READERS
  return readers[name](raw)
}
