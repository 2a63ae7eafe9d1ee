import type { PhoneTexts } from '@/components/give/phone-texts'
import { Picture } from '@/components/media/picture'
import { PlusMinus } from '@/components/ui/accordion'
import { Carousel, type CarouselPace } from '@/components/ui/carousel/carousel.client'
import { CarouselArrows, CarouselDots, CarouselPause, CarouselPlace } from '@/components/ui/carousel/controls.client'
import { CarouselSlide, CarouselSlideList, CarouselTrack } from '@/components/ui/carousel/slides.client'
import { Icon } from '@/components/ui/icon'
import type { Feature, Labels } from '@/content/types'
import { MomentSlide } from './moment'

const PACE: CarouselPace = { slideMs: 4_500, moveMs: 800 }

type FeatureCarouselProps = {
  title: string
  features: Feature[]
  labels: Labels
  /** What the gift's tile says on every drawing. */
  gift: string
  phone?: PhoneTexts
  /** Position of the feature list from 1280 px up; on narrower screens it always follows the slides. */
  list: 'below' | 'beside'
}

/** The slides extend to the edge of the window; the feature list marks the current one. */
export function FeatureCarousel({ title, features, labels, gift, phone, list }: FeatureCarouselProps) {
  const { place, previous, next, pause, play } = labels
  const count = features.length
  const isBeside = list === 'beside'
  if (count === 0) return null
  return (
    <Carousel label={title} labels={{ place, previous, next, pause, play }} count={count} pace={PACE}>
      <div className="mb-6 flex items-end justify-between gap-6">
        <h3 dir="auto" className="text-title">
          {title}
        </h3>
        <div className="flex max-w-1/2 shrink-0 items-center gap-4.5 max-[47.5rem]:hidden print:hidden noscript:hidden">
          <CarouselPlace className="font-[550] text-muted" />
          <div className="flex shrink-0 gap-2">
            <CarouselPause />
            <CarouselArrows />
          </div>
        </div>
      </div>
      <div className={isBeside ? 'features-beside' : undefined}>
        <div className="features-slides flex flex-col">
          <div className="order-last mt-4 flex items-center min-[47.5rem]:hidden noscript:hidden">
            <CarouselPause className="mr-3 size-11" />
            <CarouselDots />
            <CarouselArrows className="ml-auto *:size-11" />
          </div>
          <CarouselTrack className="-mr-(--to-edge) [--to-edge:max(var(--spacing-gutter),(100vw-var(--spacing-page))/2)]">
            {features.map((feature, slide) => (
              <CarouselSlide key={feature.id} slide={slide} className="feature-slide">
                <p aria-hidden dir="auto">
                  {feature.name}
                </p>
                {feature.picture ? (
                  <Picture
                    picture={feature.picture}
                    sizes={
                      isBeside ? '(width >= 90rem) 649px, (width >= 80rem) 45vw, 70vw' : '(width >= 90rem) 936px, 70vw'
                    }
                    width={936}
                    height={585}
                    className="aspect-16/10 w-full rounded-lg object-cover"
                  />
                ) : (
                  <MomentSlide moment={feature.moment} gift={gift} name={feature.name} phone={phone} />
                )}
                <p aria-hidden dir="auto">
                  {feature.description}
                </p>
              </CarouselSlide>
            ))}
          </CarouselTrack>
        </div>
        <CarouselSlideList>
          <FeatureLists features={features} list={list} />
        </CarouselSlideList>
      </div>
    </Carousel>
  )
}

/**
 * The HTML contains both lists, and CSS shows one of them. CSS could force a closed <details> open on wide screens, but screen readers would still announce it as
 * collapsed. From 760 px up every description is visible; below, one description is open at a time, under a short name. The carousel around them marks the current one.
 */
function FeatureLists({ features, list }: Pick<FeatureCarouselProps, 'features' | 'list'>) {
  return (
    <>
      <ul className={`feature-list feature-list-${list}`}>
        {features.map(({ id, name, description, icon }, slide) => (
          <li key={id}>
            <button
              type="button"
              data-slide={slide}
              className="feature"
              aria-current={slide === 0 ? 'true' : undefined}
            >
              <i className="feature-icon">
                <Icon name={icon} />
              </i>
              <b dir="auto">{name}</b>
              <span dir="auto">{description}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="feature-rows">
        {features.map(({ id, mobilename, description, icon }, slide) => (
          <details
            key={id}
            data-slide={slide}
            name={list === 'beside' ? 'management-features' : 'donor-features'}
            open={slide === 0}
            className="feature accordion"
            aria-current={slide === 0 ? 'true' : undefined}
          >
            <summary dir="auto">
              <i className="feature-icon">
                <Icon name={icon} />
              </i>
              {mobilename}
              <PlusMinus />
            </summary>
            <p dir="auto">{description}</p>
          </details>
        ))}
      </div>
    </>
  )
}
