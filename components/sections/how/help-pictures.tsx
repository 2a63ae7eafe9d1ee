import { Picture } from '@/components/media/picture'
import { Carousel, type CarouselPace } from '@/components/ui/carousel/carousel.client'
import { CarouselArrows, CarouselDots, CarouselPause } from '@/components/ui/carousel/controls.client'
import { CarouselSlide, CarouselTrack } from '@/components/ui/carousel/slides.client'
import type { Labels, SectionOf } from '@/content/types'

const PACE: CarouselPace = { slideMs: 3_500, moveMs: 700 }

/** A carousel that wraps around. The captions are visible where the row of the controls has room for them: from 720 px to 959 px, and from 1200 px up. */
export function HelpPictures({
  title,
  pictures,
  labels,
}: {
  title: string
  pictures: SectionOf<'how'>['pictures']
  labels: Labels
}) {
  const { place, previous, next, pause, play } = labels
  const count = pictures.length
  if (count === 0) return null
  return (
    <Carousel
      label={title}
      labels={{ place, previous, next, pause, play }}
      count={count}
      wraps
      pace={PACE}
      className="how-pictures flex flex-col md:max-lg:col-span-full min-[75rem]:col-[6/13]"
    >
      <div className="pointer-events-none relative order-1 mt-4 flex items-center md:max-lg:-mt-12 min-[75rem]:-mt-12 noscript:hidden [&>*]:pointer-events-auto">
        <CarouselPause className="mr-3.5" />
        <CarouselDots />
        <CarouselArrows className="ml-auto" />
      </div>
      <CarouselTrack isFar>
        {pictures.map(({ _key, picture, caption }, slide) => (
          <CarouselSlide key={_key} slide={slide} className="mr-4 basis-full last:mr-0">
            <figure className="relative">
              <div className="aspect-[16/10] rounded-xl bg-sand-100 md:max-lg:aspect-video">
                <Picture
                  picture={picture}
                  sizes="(width >= 90rem) 718px, (width >= 75rem) 50vw, (width >= 60rem) 43vw, 87vw"
                  width={718}
                  height={449}
                  className="size-full rounded-xl object-cover"
                />
              </div>
              <figcaption
                dir="auto"
                className="mt-4 flex min-h-12 items-center justify-end ps-48 pe-30 text-muted text-sm leading-[1.3] max-md:sr-only lg:max-[75rem]:sr-only"
              >
                {caption}
              </figcaption>
            </figure>
          </CarouselSlide>
        ))}
      </CarouselTrack>
    </Carousel>
  )
}
