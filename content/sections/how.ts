import { film } from '../film'
import type { AccordionEntry, How } from '../types'
import { icon, list, requiredPicture, text } from '../values'
import type { RawSection } from './raw'

export function toHow(raw: RawSection<'how'>): How {
  return {
    _type: 'how',
    _key: raw._key,
    title: text(raw.title),
    lead: text(raw.lead),
    problemsTitle: text(raw.problemsTitle),
    problems: list(raw.problems).map(toEntry),
    solutionsTitle: text(raw.solutionsTitle),
    solutions: list(raw.solutions).map(toEntry),
    pictures: list(raw.pictures).map(({ _key, caption, picture }) => ({
      _key,
      caption: text(caption),
      picture: requiredPicture(picture, 'landingPage', 'how.pictures.picture'),
    })),
    film: film(raw.film, 'landingPage', 'how.film'),
  }
}

type RawEntry = NonNullable<RawSection<'how'>['problems']>[number] | NonNullable<RawSection<'how'>['solutions']>[number]

function toEntry(raw: RawEntry): AccordionEntry {
  return { id: raw._id, title: text(raw.title), text: text(raw.text), icon: icon(raw.icon) }
}
