import { GOAL, petalsOf, RAISED } from '@/components/give/goal'
import { GiveForm, Phone } from '@/components/give/phone'
import { writePhone } from '@/components/give/phone-texts'
import { GoalWall } from '@/components/give/wall'
import type { PageData } from '@/components/sections/types'
import { dialogCommand } from '@/components/ui/dialog-button'
import { FilledText } from '@/components/ui/filled-text'
import { Icon } from '@/components/ui/icon'
import { TextButton } from '@/components/ui/text-link'
import type { SectionOf } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'
import { fillIn, formatDollars } from '@/lib/words/format'
import { PhoneTouch } from './phone-touch.client'

/** Each stands at a petal that is lit. */
const MAX_GIFTS = 2

/** The phone before the rosette of a week's goal. What visitors give on it lights petals: show-gift.ts shows them. */
export function HeroArt({ section, page }: { section: SectionOf<'hero'>; page: PageData }) {
  const { phone, gifts, demoLabel } = section
  const texts = writePhone(phone, page.fees.fees)
  const { whole } = petalsOf(RAISED)
  return (
    <div className="hero-art">
      <GoalWall lit={whole} />
      <p aria-hidden dir="auto" className="goal-sum">
        <span className="goal-count">{whole}</span>{' '}
        <FilledText
          text={phone.words.week}
          nodes={{ raised: <b className="goal-raised">{formatDollars(RAISED)}</b>, goal: formatDollars(GOAL) }}
        />
      </p>
      {gifts.slice(0, MAX_GIFTS).map(gift => (
        <p key={gift._key} className="gift-tag gift-other">
          <b dir="auto">{gift.amount}</b> <span dir="auto">{gift.note}</span>
        </p>
      ))}
      <Phone
        phone={texts}
        role="img"
        aria-label={texts.picture}
        data-page={texts.page}
        data-code={JSON.stringify(texts.code)}
      >
        <GiveForm {...texts} />
      </Phone>
      <div className="gift-own" hidden>
        <p className="gift-tag gift-mine">
          <b dir="auto" /> <span dir="auto" />
        </p>
        <p className="phone-said">
          <span dir="auto" />{' '}
          <TextButton {...dialogCommand('show-modal', DIALOGS.demo)} aria-haspopup="dialog">
            {demoLabel}
          </TextButton>
        </p>
      </div>
      <div className="phone-under">
        <PhoneTouch>
          <Icon name="hand-tap" />
          {fillIn(phone.words.tryIt, { amount: formatDollars(texts.amount) })}
        </PhoneTouch>
      </div>
      <p role="status" className="sr-only" />
    </div>
  )
}
