import { Picture } from '@/components/media/picture'
import { CarouselArrows, CarouselDots, CarouselSlide } from '@/components/ui/carousel'
import { Carousel, CarouselPlace, CarouselTrack } from '@/components/ui/carousel.client'
import type { Feature, Labels } from '@/content/types'
import { FeatureAccordion, FeatureList } from './feature-list'

/** A slide's share of the track, so that the next one shows. */
const SLIDE_WIDTH_PERCENT = 75

type FeatureCarouselProps = {
  title: string
  features: Feature[]
  labels: Labels
  /** Where the list of features stands from 960 px; below that it follows the slides. */
  list: 'below' | 'beside'
}

/** The slides reach to the edge of the window; the list of features tells which of them shows. */
export function FeatureCarousel({ title, features, labels, list }: FeatureCarouselProps) {
  const count = features.length
  const isBeside = list === 'beside'
  if (count === 0) return null
  return (
    <Carousel label={title} count={count}>
      <div className="mb-6 flex items-end justify-between gap-6">
        <h3 className="text-title">{title}</h3>
        <div className="flex items-center gap-4.5 max-md:hidden noscript:hidden">
          <CarouselPlace label={labels.place} className="font-[550] text-muted" />
          <CarouselArrows title={title} labels={labels} />
        </div>
      </div>
      <div className={isBeside ? 'columns-12' : undefined}>
        <div className={isBeside ? 'lg:col-start-5 lg:col-end-13 lg:ml-4' : undefined}>
          <CarouselTrack className="-mr-(--to-edge) gap-4 [--to-edge:max(var(--spacing-gutter),(100vw-var(--spacing-page))/2)]">
            {features.map((feature, slide) => (
              <CarouselSlide
                key={feature.id}
                slide={slide}
                count={count}
                labels={labels}
                style={{ flexBasis: `${SLIDE_WIDTH_PERCENT}%` }}
                className="last:mr-(--to-edge)"
              >
                <Picture
                  picture={feature.picture}
                  sizes={isBeside ? '(width >= 60rem) 50vw, 75vw' : '75vw'}
                  width={1008}
                  height={630}
                  className="aspect-16/10 w-full rounded-xl object-cover"
                />
              </CarouselSlide>
            ))}
          </CarouselTrack>
          <div className="mt-4 flex items-center justify-between gap-2 md:hidden noscript:hidden">
            <CarouselDots count={count} labels={labels} />
            <CarouselArrows title={title} labels={labels} className="*:size-11" />
          </div>
        </div>
        <FeatureList
          features={features}
          isColumns={!isBeside}
          className={isBeside ? 'lg:col-span-4 lg:col-start-1 lg:row-start-1 lg:mt-0' : undefined}
        />
        <FeatureAccordion name={isBeside ? 'management-features' : 'donor-features'} features={features} />
      </div>
    </Carousel>
  )
}
