import type { Testimonials } from '../types'
import { list, requiredPicture, text } from '../values'
import type { RawSection } from './raw'

export function toTestimonials(raw: RawSection<'testimonials'>): Testimonials {
  return {
    _type: 'testimonials',
    _key: raw._key,
    title: text(raw.title),
    items: list(raw.items).map(item => ({
      id: item._id,
      organization: text(item.organization),
      location: text(item.location),
      quote: text(item.quote),
      tagline: text(item.tagline),
      name: text(item.name),
      role: text(item.role),
      image: requiredPicture(item.image, item._id, 'image'),
    })),
  }
}
