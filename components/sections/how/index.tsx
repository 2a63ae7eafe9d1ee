import { Film } from '@/components/media/film'
import { Picture } from '@/components/media/picture'
import type { SectionProps } from '@/components/sections/types'
import { Accordion } from '@/components/ui/accordion'
import { Carousel } from '@/components/ui/carousel/carousel.client'
import { CarouselBar, CarouselSlide, CarouselTrack } from '@/components/ui/carousel/parts.client'
import { SectionHead } from '@/components/ui/section-head'
import { Text } from '@/components/ui/text'
import type { SectionOf } from '@/content/types'

const PACE = { slideMs: 3_500, moveMs: 700 }
const SIZES = '(width >= 90rem) 718px, (width >= 75rem) 50vw, (width >= 60rem) 43vw, 87vw'

export function How({ section, page }: SectionProps<'how'>) {
  return (
    <section id="how" className="paper-section wrap">
      <SectionHead title={section.title} lead={section.lead} />
      {/* Problems, pictures, film, solutions; from 720 px to 1199 px the two lists are side by side. */}
      <div className="how-parts grid grid-cols-1 gap-x-6 gap-y-[clamp(40px,5vw,72px)] md:max-[75rem]:grid-cols-2 md:max-[75rem]:items-start md:max-[75rem]:gap-y-12 md:max-lg:gap-x-7 min-[75rem]:grid-cols-12">
        <div className="md:pt-5 lg:pt-7 min-[75rem]:col-[1/6] min-[75rem]:pt-0 min-[75rem]:pr-6">
          <OneOpenList name="problems" title={section.problemsTitle} entries={section.problems} />
        </div>
        <HelpPictures section={section} page={page} />
        <Film
          film={section.film}
          labels={page.settings.labels}
          sizes={SIZES}
          isAmbient
          className="how-film md:max-lg:col-span-full lg:max-[75rem]:aspect-[16/10] min-[75rem]:sticky min-[75rem]:top-24 min-[75rem]:col-[1/8] min-[75rem]:aspect-auto min-[75rem]:max-h-[min(41vw,590px)]"
        />
        <div className="rounded-2xl p-[clamp(24px,3vw,40px)] on-mint md:max-[75rem]:col-start-2 md:max-[75rem]:row-start-1 md:px-5 md:pt-5 md:pb-2 md:max-lg:rounded-xl lg:px-7 lg:pt-7 lg:pb-3 min-[75rem]:col-[8/13] min-[75rem]:ml-6 min-[75rem]:p-[clamp(24px,3vw,40px)] [&>details:last-child]:border-b-0">
          <OneOpenList name="solutions" title={section.solutionsTitle} entries={section.solutions} />
        </div>
      </div>
    </section>
  )
}

/** A carousel that wraps around. The captions are visible where the row of the controls has room for them: from 720 px to 959 px, and from 1200 px up. */
export function HelpPictures({ section: { title, pictures }, page }: SectionProps<'how'>) {
  const { place, previous, next, pause, play } = page.settings.labels
  const count = pictures.length
  if (count === 0) return null
  return (
    <Carousel
      label={title}
      labels={{ place, previous, next, pause, play }}
      count={count}
      wraps
      {...PACE}
      className="how-pictures flex flex-col md:max-lg:col-span-full min-[75rem]:col-[6/13]"
    >
      <CarouselBar className="pointer-events-none relative order-1 mt-4 md:max-lg:-mt-12 min-[75rem]:-mt-12 [&>*]:pointer-events-auto [&>:first-child]:mr-3.5" />
      <CarouselTrack isFar>
        {pictures.map(({ _key, picture, caption }, slide) => (
          <CarouselSlide key={_key} slide={slide} className="mr-4 basis-full last:mr-0">
            <figure className="relative">
              <div className="aspect-[16/10] rounded-xl bg-sand-100 md:max-lg:aspect-video">
                <Picture
                  picture={picture}
                  sizes={SIZES}
                  width={718}
                  height={449}
                  className="size-full rounded-xl object-cover"
                />
              </div>
              <Text.figcaption className="mt-4 flex min-h-12 items-center justify-end ps-48 pe-30 text-muted text-sm leading-[1.3] max-md:sr-only lg:max-[75rem]:sr-only">
                {caption}
              </Text.figcaption>
            </figure>
          </CarouselSlide>
        ))}
      </CarouselTrack>
    </Carousel>
  )
}

type OneOpenListProps = { name: string; title: string; entries: SectionOf<'how'>['problems'] }

function OneOpenList({ name, title, entries }: OneOpenListProps) {
  return (
    <>
      <Text.h3 className="border-heading border-b-2 pb-3.5 text-subtitle">{title}</Text.h3>
      {entries.map(({ _id, icon, title, text }, place) => (
        <Accordion key={_id} name={name} icon={icon} title={title} open={place === 0}>
          {text}
        </Accordion>
      ))}
    </>
  )
}
