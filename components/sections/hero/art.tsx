import type { PageData } from '@/components/sections/types'
import { Icon } from '@/components/ui/icon'
import { Kite } from '@/components/ui/kite'
import { HeroMosaic } from '@/components/ui/mosaic/mosaics'
import type { SectionOf } from '@/content/types'
import { fillIn, formatDollars } from '@/lib/format'
import { Phone } from './phone'
import { writePhone } from './phone-texts'
import { PhoneTouch } from './phone-touch.client'

/** More do not fit around the phone. */
const MAX_GIFTS = 3

export function HeroArt({ section, page }: { section: SectionOf<'hero'>; page: PageData }) {
  const { phone, gifts } = section
  const texts = writePhone(phone, page)
  return (
    <div className="hero-art">
      <div className="hero-picture">
        <div>
          <HeroMosaic />
        </div>
        <Phone {...texts} />
        {gifts.slice(0, MAX_GIFTS).map(gift => (
          <p key={gift._key} className="gift-tag">
            <Kite className="w-5.5 text-saffron-400" />
            <span>
              <b>{gift.amount}</b> {gift.note}
            </span>
          </p>
        ))}
        <PhoneTouch>
          <Icon name="hand-tap" />
          {fillIn(phone.words.tryIt, { amount: formatDollars(texts.amount) })}
        </PhoneTouch>
        <p className="phone-note" hidden>
          {phone.words.example}
        </p>
        <p role="status" className="sr-only" />
      </div>
    </div>
  )
}
