import { film } from '../film'
import { required } from '../missing'
import { FIELDS } from './fields.gen'
import type { RawSection } from './raw'

type How = ReturnType<(typeof FIELDS)['how']>

export type AccordionEntry = ReturnType<typeof toEntry>

export function toHow(raw: RawSection<'how'>) {
  const how = FIELDS.how(raw)
  return {
    ...how,
    problems: how.problems.map(toEntry),
    solutions: how.solutions.map(toEntry),
    pictures: how.pictures.map(({ picture, ...slide }) => ({
      ...slide,
      picture: required(picture, 'landingPage', 'how.pictures.picture'),
    })),
    film: film(raw.film, 'landingPage', 'how.film'),
  }
}

function toEntry({ _id, ...entry }: How['problems'][number] | How['solutions'][number]) {
  return { ...entry, id: _id }
}
