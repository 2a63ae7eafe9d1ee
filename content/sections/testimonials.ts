import { optionalText } from '../values'
import { FIELDS } from './fields.gen'
import type { RawSection } from './raw'

export type Testimonial = ReturnType<typeof toTestimonials>['items'][number]

/** Without those that lack their quote or their name; `image` is null for a person without a portrait. */
export function toTestimonials(raw: RawSection<'testimonials'>) {
  const section = FIELDS.testimonials(raw)
  return {
    ...section,
    items: section.items.flatMap(({ _id, ...item }) =>
      optionalText(item.quote) && optionalText(item.name) ? { ...item, id: _id } : [],
    ),
  }
}
