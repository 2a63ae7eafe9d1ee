import type { ComponentProps } from 'react'
import { GiveForm } from '@/components/give/form'
import { PhoneHead } from '@/components/give/phone'
import { writePhone } from '@/components/give/phone-texts'
import { GoalFabric } from '@/components/give/wall'
import type { SectionProps } from '@/components/sections/types'
import { Button } from '@/components/ui/button'
import { Counter } from '@/components/ui/counter.client'
import { opens } from '@/components/ui/dialog-command'
import { Icon } from '@/components/ui/icon'
import { Text } from '@/components/ui/text'
import { TextButton } from '@/components/ui/text-link'
import { DIALOGS } from '@/lib/dialogs'
import { fillIn, formatDollars, roundDownToHundred } from '@/lib/words/format'
import { Headline } from './headline'
import { HeroStage } from './stage.client'
import { TrialLink } from './trial-link.client'

const DONORS_COUNT_MS = 1_800
const RAISED_COUNT_MS = 2_200
const MAX_GIFTS = 2

export function Hero({ section, page }: SectionProps<'hero'>) {
  const donorCount = roundDownToHundred(page.statistics.donorCount)
  const donors = { from: section.donorsFrom, to: donorCount, durationMs: DONORS_COUNT_MS }
  const raised = { from: section.raisedFrom, to: section.raisedTo, durationMs: RAISED_COUNT_MS }
  return (
    <section id="hero" className="hero">
      <div className="wrap md:grid md:grid-cols-[minmax(0,1fr)_var(--phone)] md:gap-x-[64px] md:items-start min-[75rem]:grid-cols-[minmax(0,1fr)_auto] min-[75rem]:gap-x-[24px] min-[75rem]:items-center">
        <div className="hero-copy md:py-[64px_32px] min-[75rem]:py-[24px_40px] relative z-1 pt-[8px]">
          <Headline section={section} labels={page.settings.labels} />
          <Text.p className="hero-lead md:max-w-[24em] min-[75rem]:max-w-[27em] max-w-[29em] text-lead text-muted">
            {section.lead}
          </Text.p>
          <div className="hero-buttons md:gap-[12px] md:mt-[28px] md:max-lg:grid md:max-lg:grid-cols-[minmax(0,19rem)] flex flex-wrap gap-y-[12px] gap-x-[10px] mt-[22px] max-md:[&>*]:grow max-md:[&>*]:px-[10px] max-md:[&>*]:[&>svg]:hidden">
            <TrialLink href={section.trialLink.href} size="lg">
              {section.trialLink.label}
              {section.trialTag && <span dir="auto">{section.trialTag}</span>}
            </TrialLink>
            <Button {...opens(DIALOGS.demo)} variant="quiet" size="lg">
              <Icon name="device-mobile" className="max-sm:hidden" />
              {section.demoLabel}
            </Button>
          </div>
          <div className="hero-figures md:mt-[36px] md:max-lg:mt-[28px] flex flex-wrap gap-y-[12px] gap-x-(--gap) mt-[24px]">
            <p dir="auto">
              {section.donorsLead} <HeroCounter {...donors} format="atLeast" /> {section.donorsUnit}
            </p>
            <p dir="auto">
              {section.raisedLead} <HeroCounter {...raised} format="dollars" /> {section.raisedUnit}
            </p>
          </div>
        </div>
        <HeroArt section={section} page={page} />
      </div>
    </section>
  )
}

function HeroCounter(count: ComponentProps<typeof Counter>) {
  return (
    <strong>
      <Counter {...count} waitsAtStart />
    </strong>
  )
}

/** The phone before the rosette of a week's goal. What visitors give on it lights petals. */
function HeroArt({ section, page }: SectionProps<'hero'>) {
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
      demo={<TextButton {...opens(DIALOGS.demo)}>{demoLabel}</TextButton>}
    >
      <Icon name="hand-tap" />
      {fillIn(phone.words.tryIt, { amount: formatDollars(texts.draft.amount) })}
    </HeroStage>
  )
}
