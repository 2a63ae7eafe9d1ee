import { writePhone } from '@/components/give/phone-texts'
import { Picture } from '@/components/media/picture'
import type { SectionProps } from '@/components/sections/types'
import { Carousel } from '@/components/ui/carousel/carousel.client'
import {
  CarouselArrows,
  CarouselBar,
  CarouselPause,
  CarouselPlace,
  CarouselSlide,
  CarouselTrack,
} from '@/components/ui/carousel/parts.client'
import { SectionHead } from '@/components/ui/section-head'
import { Text } from '@/components/ui/text'
import { FeatureLists } from './feature-lists.client'
import { MomentSlide } from './moment'

const PACE = { slideMs: 4_500, moveMs: 800 }

export function Features({ section, page }: SectionProps<'features'>) {
  return (
    <section id="features" className="paper-section overflow-x-clip reserves-[2460px] lg:reserves-[1830px]">
      <div className="wrap">
        <SectionHead title={section.title} lead={section.lead} />
        <FeatureCarousel section={section} page={page} list="below" />
        <div id="platform" className="mt-[clamp(72px,8vw,128px)]">
          <FeatureCarousel section={section} page={page} list="beside" />
        </div>
      </div>
    </section>
  )
}

type FeatureCarouselProps = SectionProps<'features'> & {
  /** The list of the donors' features is below the slides, and that of the masjid's beside them from 1280 px up. */
  list: 'below' | 'beside'
}

export function FeatureCarousel({ section, page, list }: FeatureCarouselProps) {
  const { place, previous, next, pause, play } = page.settings.labels
  const isBeside = list === 'beside'
  const title = isBeside ? section.managementTitle : section.donorsTitle
  const features = isBeside ? section.management : section.donors
  const sizes = isBeside ? '(width >= 90rem) 649px, (width >= 80rem) 45vw, 70vw' : '(width >= 90rem) 936px, 70vw'
  const phone = page.phone && writePhone(page.phone, page.fees.fees)
  if (features.length === 0) return null
  return (
    <Carousel label={title} labels={{ place, previous, next, pause, play }} count={features.length} {...PACE}>
      <div className="mb-6 flex items-end justify-between gap-6">
        <Text.h3 className="text-title">{title}</Text.h3>
        <div className="flex max-w-1/2 shrink-0 items-center gap-4.5 max-[47.5rem]:hidden print:hidden noscript:hidden">
          <CarouselPlace />
          <div className="flex shrink-0 gap-2">
            <CarouselPause />
            <CarouselArrows />
          </div>
        </div>
      </div>
      <div className={isBeside ? 'features-beside' : undefined}>
        <div className="features-slides flex flex-col">
          <CarouselBar className="order-last mt-4 min-[47.5rem]:hidden [&>:first-child]:mr-3 [&_.icon-button]:size-11" />
          <CarouselTrack className="-mr-(--to-edge) [--to-edge:max(var(--spacing-gutter),(100vw-var(--spacing-page))/2)]">
            {features.map((feature, slide) => (
              <CarouselSlide key={feature.id} slide={slide} className="feature-slide">
                <Text.p aria-hidden>{feature.name}</Text.p>
                {feature.picture ? (
                  <Picture
                    picture={feature.picture}
                    sizes={sizes}
                    width={936}
                    height={585}
                    className="aspect-16/10 w-full rounded-lg object-cover"
                  />
                ) : (
                  <MomentSlide moment={feature.moment} gift={section.gift} name={feature.name} phone={phone} />
                )}
                <Text.p aria-hidden>{feature.description}</Text.p>
              </CarouselSlide>
            ))}
          </CarouselTrack>
        </div>
        <FeatureLists list={list} features={features.map(({ picture: _, moment: __, ...feature }) => feature)} />
      </div>
    </Carousel>
  )
}
