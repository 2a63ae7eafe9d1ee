import type { ReactNode } from 'react'
import type { SectionProps } from '@/components/sections/types'
import { ButtonLink } from '@/components/ui/button'
import { Counter } from '@/components/ui/counter.client'
import { DialogButton } from '@/components/ui/dialog-button'
import { Icon } from '@/components/ui/icon'
import { DIALOGS } from '@/lib/dialogs'
import { roundDownToHundred } from '@/lib/format'
import { HeroArt } from './art'
import { Headline } from './headline'

const DONORS_COUNT_MS = 1_800
const RAISED_COUNT_MS = 2_200

export function Hero({ section, page }: SectionProps<'hero'>) {
  return (
    <section id="hero" className="relative isolate overflow-clip lg:min-h-[min(780px,54.17vw)]">
      <div className="wrap relative">
        <div className="pt-5 lg:w-[56%] lg:pt-10 lg:pb-18">
          <Headline section={section} labels={page.settings.labels} />
          <p className="max-w-[29em] text-lead lg:max-w-[min(29em,41vw)] text-muted">{section.lead}</p>
          <div className="mt-7 flex flex-wrap gap-x-2.5 gap-y-3 sm:gap-x-3 max-sm:*:grow max-sm:*:px-2.5">
            <ButtonLink href={section.trialLink.href} size="lg">
              {section.trialLink.label}
              {section.trialTag && (
                <span className="-mr-1.5 rounded-full bg-[oklch(0.2_0.05_165/0.42)] px-2.25 py-0.75 text-tag">
                  {section.trialTag}
                </span>
              )}
            </ButtonLink>
            <DialogButton opens={DIALOGS.demo} variant="quiet" size="lg">
              <Icon name="device-mobile" className="max-sm:hidden" />
              {section.demoLabel}
            </DialogButton>
          </div>
          <div className="mt-9 flex gap-[clamp(12px,1.7vw,24px)]">
            <Figure lead={section.donorsLead} unit={section.donorsUnit}>
              <Counter
                from={section.donorsFrom}
                to={roundDownToHundred(page.statistics.donorCount)}
                durationMs={DONORS_COUNT_MS}
                format="atLeast"
                waitsAtStart
              />
            </Figure>
            <Figure lead={section.raisedLead} unit={section.raisedUnit}>
              <Counter
                from={section.raisedFrom}
                to={section.raisedTo}
                durationMs={RAISED_COUNT_MS}
                format="dollars"
                waitsAtStart
              />
            </Figure>
          </div>
        </div>
        <HeroArt section={section} />
      </div>
    </section>
  )
}

function Figure({ lead, unit, children }: { lead: string; unit: string; children: ReactNode }) {
  return (
    <p className="border-rule-strong not-first:border-l-[1.5px] text-muted text-sm leading-[1.35] not-first:pl-[clamp(12px,1.7vw,24px)]">
      {lead}{' '}
      <strong className="my-0.5 block font-display font-semibold text-[clamp(1.75rem,1.3rem+1.6vw,2.5rem)] text-heading leading-[1.1] tracking-[-0.035em] tabular-nums">
        {children}
      </strong>{' '}
      {unit}
    </p>
  )
}
