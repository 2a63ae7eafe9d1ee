import { Picture } from '@/components/media/picture'
import { CarouselArrows, CarouselPause, CarouselSlide } from '@/components/ui/carousel/carousel'
import { Carousel, CarouselDots, type CarouselPace } from '@/components/ui/carousel/carousel.client'
import { CarouselTrack } from '@/components/ui/carousel/slides.client'
import { classNames } from '@/components/ui/class-names'
import type { Labels, SectionOf } from '@/content/types'

const PACE: CarouselPace = { slideMs: 3_500, moveMs: 700 }

/** A carousel that wraps around. From 960 px up the captions are visible, in the row of the controls. */
export function HelpPictures({
  title,
  pictures,
  labels,
  className,
}: {
  title: string
  pictures: SectionOf<'how'>['pictures']
  labels: Labels
  className?: string
}) {
  const count = pictures.length
  if (count === 0) return null
  return (
    <Carousel label={title} count={count} wraps pace={PACE} className={classNames('flex flex-col', className)}>
      <div className="pointer-events-none relative order-last mt-4 flex items-center *:pointer-events-auto lg:-mt-12 noscript:hidden">
        <CarouselPause title={title} labels={labels} className="mr-3.5" />
        <CarouselDots label={labels.place} />
        <CarouselArrows title={title} labels={labels} className="ml-auto" />
      </div>
      <CarouselTrack isFar>
        {pictures.map(({ _key, picture, caption }, slide) => (
          <CarouselSlide key={_key} slide={slide} count={count} labels={labels} className="mr-4 basis-full last:mr-0">
            <figure className="relative">
              <div className="aspect-16/10 rounded-xl bg-sand-100">
                <Picture
                  picture={picture}
                  sizes="(width >= 90rem) 718px, (width >= 60rem) 50vw, 87vw"
                  width={718}
                  height={449}
                  className="size-full rounded-xl object-cover"
                />
              </div>
              <figcaption className="text-muted text-sm max-lg:sr-only lg:mt-4 lg:flex lg:min-h-12 lg:items-center lg:justify-end lg:pr-30 lg:pl-48">
                {caption}
              </figcaption>
            </figure>
          </CarouselSlide>
        ))}
      </CarouselTrack>
    </Carousel>
  )
}
