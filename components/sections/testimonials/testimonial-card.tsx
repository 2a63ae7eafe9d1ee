import { Picture } from '@/components/media/picture'
import { Kite } from '@/components/ui/kite'
import type { Testimonial } from '@/content/types'

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { tagline, quote, image, initials, name, role, organization, location } = testimonial
  return (
    <figure className="testimonial">
      <div>
        <div className="mb-5.5 flex gap-[5px] text-saffron-400">
          <Kite className="w-6" />
          <Kite className="w-6" />
        </div>
        <p dir="auto">{tagline}</p>
        <blockquote dir="auto">{quote}</blockquote>
      </div>
      <figcaption>
        {image ? (
          <Picture picture={image} sizes="72px" width={72} height={72} className="portrait object-cover" />
        ) : (
          <b aria-hidden="true" className="portrait">
            {initials}
          </b>
        )}
        <span dir="auto">
          <b>{name}</b> <bdi>{[role, organization, location].filter(Boolean).join(', ')}</bdi>
        </span>
      </figcaption>
    </figure>
  )
}
