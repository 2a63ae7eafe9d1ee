import type { SectionProps } from '@/components/sections/types'
import { Icon } from '@/components/ui/icon'
import { fillIn } from '@/lib/words/format'
import { TestimonialCard } from './testimonial-card'
import { TestimonialCarousel } from './testimonial-carousel.client'

/** Shows one card, or two from 1024 px up; a step moves by as many and wraps around. Without JavaScript all cards are shown. */
export function Testimonials({ section: { title, items }, page }: SectionProps<'testimonials'>) {
  const { labels } = page.settings
  const count = items.length
  if (count === 0) return null
  return (
    <section id="testimonials" className="on-sand py-section">
      <TestimonialCarousel
        title={title}
        previous={{ label: `${labels.previous}: ${title}`, icon: <Icon name="arrow-left" /> }}
        next={{ label: `${labels.next}: ${title}`, icon: <Icon name="arrow-right" /> }}
        slides={items.map((testimonial, place) => ({
          id: testimonial.id,
          name: fillIn(labels.place, { number: place + 1, count }),
          card: <TestimonialCard testimonial={testimonial} />,
        }))}
      >
        <h2 dir="auto" className="text-display">
          {title}
        </h2>
      </TestimonialCarousel>
    </section>
  )
}
