import { splitMark } from '@/content/marks'
import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'
import { optionalText } from '@/content/values'
import { initialsOf } from '@/lib/words/initials'

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
