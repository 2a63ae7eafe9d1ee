import { initialsOf } from '@/lib/initials'
import { splitMark } from '../marks'
import { FIELDS } from './fields.gen'
import type { RawSection } from './raw'

export type Testimonial = ReturnType<typeof toTestimonials>['items'][number]

/** The initials take the place of a missing portrait. */
export function toTestimonials(raw: RawSection<'testimonials'>) {
  const section = FIELDS.testimonials(raw)
  return {
    ...section,
    items: section.items.map(({ _id, ...item }) => ({
      ...item,
      id: _id,
      initials: initialsOf(splitMark(item.name).text),
    })),
  }
}
