import { Picture } from '@/components/media/picture'
import { CarouselArrows, CarouselDots, CarouselSlide } from '@/components/ui/carousel'
import { Carousel, CarouselPlace, CarouselTrack } from '@/components/ui/carousel.client'
import type { How, Labels } from '@/content/types'

/** Pictures with captions; from 960 px the caption stands in the row of the controls. */
export function HelpPictures({
  title,
  pictures,
  labels,
  className,
}: {
  title: string
  pictures: How['pictures']
  labels: Labels
  className?: string
}) {
  const count = pictures.length
  if (count === 0) return null
  return (
    <Carousel label={title} count={count} wraps className={className}>
      <CarouselTrack className="gap-4">
        {pictures.map(({ _key, picture, caption }, slide) => (
          <CarouselSlide key={_key} slide={slide} count={count} labels={labels} className="basis-full">
            <figure>
              <Picture
                picture={picture}
                sizes="(width >= 60rem) 718px, 100vw"
                width={718}
                height={449}
                className="aspect-16/10 w-full rounded-xl object-cover"
              />
              <figcaption className="mt-3 text-muted text-sm lg:mt-4 lg:flex lg:min-h-12 lg:items-center lg:justify-end lg:pr-30 lg:pl-34">
                {caption}
              </figcaption>
            </figure>
          </CarouselSlide>
        ))}
      </CarouselTrack>
      <div className="pointer-events-none relative mt-3 flex items-center justify-between *:pointer-events-auto lg:-mt-12 noscript:hidden">
        <CarouselDots count={count} labels={labels} />
        <CarouselPlace label={labels.place} className="sr-only" />
        <CarouselArrows title={title} labels={labels} />
      </div>
    </Carousel>
  )
}
