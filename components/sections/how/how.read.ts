import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'
import { optionalText } from '@/content/values'

type How = ReturnType<(typeof FIELDS)['how']>

export type AccordionEntry = ReturnType<typeof toEntry>[number]

export function toHow(raw: RawSection<'how'>) {
  const how = FIELDS.how(raw)
  return {
    ...how,
    problems: how.problems.flatMap(toEntry),
    solutions: how.solutions.flatMap(toEntry),
    pictures: how.pictures.flatMap(({ picture, ...slide }) => (picture ? { ...slide, picture } : [])),
  }
}

function toEntry({ _id, ...entry }: How['problems'][number] | How['solutions'][number]) {
  return optionalText(entry.title) ? [{ ...entry, id: _id }] : []
}
