import { required } from '../missing'
import { FIELDS } from './fields.gen'
import type { RawSection } from './raw'

export type Testimonial = ReturnType<typeof toTestimonials>['items'][number]

export function toTestimonials(raw: RawSection<'testimonials'>) {
  const section = FIELDS.testimonials(raw)
  return {
    ...section,
    items: section.items.map(({ _id, image, ...item }) => ({ ...item, id: _id, image: required(image, _id, 'image') })),
  }
}
