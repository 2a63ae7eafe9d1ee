import { Picture } from '@/components/media/picture'
import type { SectionProps } from '@/components/sections/types'
import { Crest } from '@/components/ui/crest/crest'
import { withoutMark } from '@/content/marks'
import type { SectionOf } from '@/content/types'
import { initialsOf } from '@/lib/words/initials'
import { TestimonialCarousel } from './testimonial-carousel.client'

/** Shows one card, or two from 1024 px up; a step moves by as many and wraps around. Without JavaScript all cards are shown. */
export function Testimonials({ section: { title, items }, page }: SectionProps<'testimonials'>) {
  const { place, previous, next } = page.settings.labels
  if (items.length === 0) return null
  return (
    <section id="testimonials" className="on-sand py-section reserves-[550px]">
      <TestimonialCarousel
        title={title}
        labels={{ place, previous, next }}
        slides={items.map(item => ({ id: item._id, card: <TestimonialCard {...item} /> }))}
      />
    </section>
  )
}

type Testimonial = SectionOf<'testimonials'>['items'][number]

function TestimonialCard({ tagline, quote, image, name, role, organization, location }: Testimonial) {
  const masjid = withoutMark(organization)
  return (
    <figure className="testimonial">
      <div className="min-w-0">
        <p dir="auto">{tagline}</p>
        <blockquote dir="auto">{quote}</blockquote>
      </div>
      <figcaption>
        <span className="relative size-[56px]">
          {image ? (
            <Picture
              picture={image}
              width={56}
              height={56}
              className="portrait size-[56px] rounded-full object-cover"
            />
          ) : (
            <b
              aria-hidden="true"
              className="portrait grid size-[56px] place-items-center rounded-full bg-ink-800 font-display font-semibold text-[18px] text-saffron-300 leading-none"
            >
              {initialsOf(withoutMark(name))}
            </b>
          )}
          {masjid && <Crest name={masjid} />}
        </span>
        <span dir="auto" className="min-w-0 flex-[1_1_6em]">
          <b>{name}</b> <bdi>{[role, organization, location].filter(Boolean).join(', ')}</bdi>
        </span>
      </figcaption>
    </figure>
  )
}
