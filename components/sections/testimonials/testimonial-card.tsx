import { Picture } from '@/components/media/picture'
import { Crest } from '@/components/ui/crest/crest'
import { withoutMark } from '@/content/marks'
import type { Testimonial } from '@/content/types'

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { tagline, quote, image, initials, name, role, organization, location } = testimonial
  const masjid = withoutMark(organization ?? '')
  return (
    <figure className="testimonial">
      <div>
        <p dir="auto">{tagline}</p>
        <blockquote dir="auto">{quote}</blockquote>
      </div>
      <figcaption>
        <span className="face">
          {image ? (
            <Picture picture={image} sizes="56px" width={56} height={56} className="portrait object-cover" />
          ) : (
            <b aria-hidden="true" className="portrait">
              {initials}
            </b>
          )}
          {masjid && <Crest name={masjid} />}
        </span>
        <span dir="auto">
          <b>{name}</b> <bdi>{[role, organization, location].filter(Boolean).join(', ')}</bdi>
        </span>
      </figcaption>
    </figure>
  )
}
