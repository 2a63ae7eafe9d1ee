import type { SectionProps } from '@/components/sections/types'
import { CarouselArrow, CarouselArrows, CarouselDots, CarouselSlide } from '@/components/ui/carousel'
import { Carousel, CarouselPlace } from '@/components/ui/carousel.client'
import { CarouselTrack } from '@/components/ui/carousel-slides.client'
import type { Testimonials as TestimonialsContent } from '@/content/types'
import { TestimonialCard } from './testimonial-card'

/** One card, two from 1024 px; a step moves by as many and wraps around. */
export function Testimonials({ section: { title, items }, page }: SectionProps<TestimonialsContent>) {
  const { labels } = page.settings
  const count = items.length
  if (count === 0) return null
  return (
    <section id="testimonials" className="on-sand py-section">
      <Carousel label={title} count={count} wraps className="wrap">
        <div className="mb-[clamp(32px,4vw,56px)] flex items-end justify-between gap-6">
          <h2 className="text-display">{title}</h2>
          <CarouselArrows title={title} labels={labels} className="max-sm:hidden noscript:hidden" />
        </div>
        <CarouselTrack>
          {items.map((testimonial, slide) => (
            <CarouselSlide
              key={testimonial.id}
              slide={slide}
              count={count}
              labels={labels}
              className="mr-6 grid basis-full last:mr-0 xl:basis-[calc(50%-12px)]"
            >
              <TestimonialCard testimonial={testimonial} />
            </CarouselSlide>
          ))}
        </CarouselTrack>
        <CarouselPlace label={labels.place} className="sr-only" />
        <div className="mt-7 flex items-center justify-center gap-2 noscript:hidden">
          <CarouselArrow direction="previous" title={title} labels={labels} className="sm:hidden" />
          <CarouselDots count={count} labels={labels} />
          <CarouselArrow direction="next" title={title} labels={labels} className="sm:hidden" />
        </div>
      </Carousel>
    </section>
  )
}
