import { Picture, PicturePreload, PictureSource } from '@/components/media/picture'
import { Kite } from '@/components/ui/kite'
import type { SectionOf } from '@/content/types'

/** Below Tailwind's `lg` breakpoint the small portrait picture is used. */
const SMALL_SCREEN = '(width < 60rem)'
const LARGE_SCREEN = '(width >= 60rem)'

/** Positions of the floating gifts, in order; small screens show the first two. */
const GIFT_PLACES = [
  'top-[3%] left-3.5 xs:top-[9%] sm:left-[calc(50%-290px)] lg:top-[42.4%] lg:left-[17.5%]',
  'top-[84%] right-3.5 sm:right-[calc(50%-290px)] lg:top-[21.4%] lg:right-[10.7%]',
  'max-2xl:hidden lg:top-[79.1%] lg:left-[14.5%]',
]

export function HeroArt({ section }: { section: SectionOf<'hero'> }) {
  const { picture, pictureSmall } = section
  if (!picture || !pictureSmall) return null
  const small = { picture: pictureSmall, sizes: '(width < 37.5rem) 118vw, 640px', width: 780 }
  const large = { picture, sizes: '(width < 90rem) 67vw, 960px', width: 960 }
  return (
    <div className="-mx-gutter relative mt-4 overflow-hidden lg:absolute lg:top-0 lg:left-[calc(50%-min(186px,12.92vw))] lg:-z-1 lg:mx-0 lg:mt-0 lg:w-[min(960px,66.67vw)] lg:overflow-visible">
      <PicturePreload {...small} media={SMALL_SCREEN} />
      <PicturePreload {...large} media={LARGE_SCREEN} />
      <picture>
        <PictureSource {...small} media={SMALL_SCREEN} />
        <Picture {...large} priority className="-ml-[9%] w-[118%] max-w-none sm:mx-auto sm:w-160 lg:w-full" />
      </picture>
      {section.gifts.slice(0, GIFT_PLACES.length).map((gift, index) => (
        <p
          key={gift._key}
          className={`absolute flex w-max max-w-56 items-center gap-2.5 rounded-md bg-white py-2.25 pr-3.5 pl-2.5 text-muted text-sm leading-[1.2] shadow-3 lg:-translate-y-1/2 ${GIFT_PLACES[index]}`}
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
