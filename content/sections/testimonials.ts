import { initialsOf } from '@/lib/initials'
import { splitMark } from '../marks'
import { optionalText } from '../values'
import { FIELDS } from './fields.gen'
import type { RawSection } from './raw'

export type Testimonial = ReturnType<typeof toTestimonials>['items'][number]

/** Without those that lack their quote or their name. The initials take the place of a missing portrait. */
export function toTestimonials(raw: RawSection<'testimonials'>) {
  const section = FIELDS.testimonials(raw)
  return {
    ...section,
    items: section.items.flatMap(({ _id, ...item }) =>
      optionalText(item.quote) && optionalText(item.name)
        ? { ...item, id: _id, initials: initialsOf(splitMark(item.name).text) }
        : [],
    ),
  }
}
