import { GiveForm } from '@/components/give/form'
import { PhoneHead } from '@/components/give/phone'
import { writePhone } from '@/components/give/phone-texts'
import { GoalFabric } from '@/components/give/wall'
import type { PageData } from '@/components/sections/types'
import { dialogCommand } from '@/components/ui/dialog-button'
import { Icon } from '@/components/ui/icon'
import { TextButton } from '@/components/ui/text-link'
import type { SectionOf } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'
import { fillIn, formatDollars } from '@/lib/words/format'
import { HeroStage } from './stage.client'

/** Each stands at a petal that is lit. */
const MAX_GIFTS = 2

/** The phone before the rosette of a week's goal. What visitors give on it lights petals. */
export function HeroArt({ section, page }: { section: SectionOf<'hero'>; page: PageData }) {
  const { phone, gifts, demoLabel } = section
  const texts = writePhone(phone, page.fees.fees)
  return (
    <HeroStage
      texts={texts}
      fabric={<GoalFabric />}
      gifts={gifts.slice(0, MAX_GIFTS).map(gift => (
        <p key={gift._key} className="gift-tag gift-other">
          <b dir="auto">{gift.amount}</b> <span dir="auto">{gift.note}</span>
        </p>
      ))}
      head={<PhoneHead {...texts} />}
      form={<GiveForm phone={texts} />}
      demo={
        <TextButton {...dialogCommand('show-modal', DIALOGS.demo)} aria-haspopup="dialog">
          {demoLabel}
        </TextButton>
      }
      tryIt={
        <>
          <Icon name="hand-tap" />
          {fillIn(phone.words.tryIt, { amount: formatDollars(texts.draft.amount) })}
        </>
      }
    />
  )
}
