import { Kite } from '@/components/ui/kite'
import { Picture, PictureSource } from '@/components/ui/picture'
import type { Hero } from '@/content/types'

/** Below this width the small, upright picture shows; the same width as Tailwind's `lg`. */
const SMALL_SCREEN = '(width < 60rem)'

/** Where the gifts float, in their order; small screens show the first two. */
const GIFT_PLACES = [
  'top-[9%] left-3.5 lg:top-[331px] lg:left-[168px]',
  'top-[84%] right-3.5 lg:top-[167px] lg:right-auto lg:left-[677px]',
  'hidden lg:flex lg:top-[617px] lg:left-[139px]',
]

export function HeroArt({ section }: { section: Hero }) {
  return (
    <div className="-mx-gutter relative mt-4 overflow-hidden lg:absolute lg:top-0 lg:left-[calc(50%-186px)] lg:-z-1 lg:mx-0 lg:mt-0 lg:w-240 lg:overflow-visible">
      <picture>
        <PictureSource picture={section.pictureSmall} media={SMALL_SCREEN} sizes="118vw" width={780} />
        <Picture
          picture={section.picture}
          sizes="960px"
          width={960}
          priority
          className="-ml-[9%] w-[118%] max-w-none lg:ml-0 lg:w-full"
        />
      </picture>
      {section.gifts.slice(0, GIFT_PLACES.length).map((gift, index) => (
        <p
          key={gift._key}
          className={`absolute flex items-center gap-2.5 whitespace-nowrap rounded-md bg-white py-2.25 pr-3.5 pl-2.5 text-muted text-sm leading-[1.2] shadow-3 lg:-translate-y-1/2 ${GIFT_PLACES[index]}`}
        >
          <Kite className="w-5.5 text-saffron-400" />
          <span>
            <b className="block font-display font-semibold text-[1.125rem] text-heading leading-none tracking-[-0.02em]">
              {gift.amount}
            </b>{' '}
            {gift.note}
          </span>
        </p>
      ))}
    </div>
  )
}
