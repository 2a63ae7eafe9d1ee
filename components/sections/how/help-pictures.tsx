import { Picture } from '@/components/media/picture'
import { CarouselArrows, CarouselPause, CarouselSlide } from '@/components/ui/carousel/carousel'
import { Carousel, CarouselDots, type CarouselPace } from '@/components/ui/carousel/carousel.client'
import { CarouselTrack } from '@/components/ui/carousel/slides.client'
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
  const count = pictures.length
  if (count === 0) return null
  return (
    <Carousel label={title} count={count} wraps pace={PACE} className="how-pictures flex flex-col">
      <div className="how-controls noscript:hidden">
        <CarouselPause title={title} labels={labels} className="mr-3.5" />
        <CarouselDots label={labels.place} />
        <CarouselArrows title={title} labels={labels} className="ml-auto" />
      </div>
      <CarouselTrack isFar>
        {pictures.map(({ _key, picture, caption }, slide) => (
          <CarouselSlide key={_key} slide={slide} count={count} labels={labels} className="mr-4 basis-full last:mr-0">
            <figure className="relative">
              <div className="picture-frame rounded-xl bg-sand-100">
                <Picture
                  picture={picture}
                  sizes="(width >= 90rem) 718px, (width >= 75rem) 50vw, (width >= 60rem) 43vw, 87vw"
                  width={718}
                  height={449}
                  className="size-full rounded-xl object-cover"
                />
              </div>
              <figcaption>{caption}</figcaption>
            </figure>
          </CarouselSlide>
        ))}
      </CarouselTrack>
    </Carousel>
  )
}
