import type { SectionProps } from '@/components/sections/types'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Hero as HeroContent } from '@/content/types'
import { formatAtLeast, formatDollars } from '@/lib/format'
import { HeroArt } from './art'

export function Hero({ section, page }: SectionProps<HeroContent>) {
  return (
    <section id="hero" className="relative isolate overflow-clip lg:min-h-[min(780px,54.17vw)]">
      <div className="wrap relative">
        <div className="pt-5 lg:w-[56%] lg:pt-10 lg:pb-18">
          <Headline opening={section.words[0] ?? ''} rest={section.rest} />
          <p className="mt-6 max-w-[29em] text-lead lg:max-w-[min(29em,41vw)] text-muted">{section.lead}</p>
          <div className="mt-7 flex flex-wrap gap-x-2.5 gap-y-3 sm:gap-x-3 max-sm:*:grow max-sm:*:px-2.5">
            <ButtonLink href={section.trialLink.href} size="lg">
              {section.trialLink.label}
              {section.trialTag && (
                <span className="-mr-1.5 rounded-full bg-[oklch(0.2_0.05_165/0.42)] px-2.25 py-0.75 text-tag">
                  {section.trialTag}
                </span>
              )}
            </ButtonLink>
            <ButtonLink href="#contact" variant="quiet" size="lg">
              <Icon name="device-mobile" className="max-sm:hidden" />
              {section.demoLabel}
            </ButtonLink>
          </div>
          <div className="mt-9 flex gap-[clamp(12px,1.7vw,24px)]">
            <Counter
              lead={section.donorsLead}
              figure={formatAtLeast(page.statistics.donorCount)}
              unit={section.donorsUnit}
            />
            <Counter lead={section.raisedLead} figure={formatDollars(section.raisedTo)} unit={section.raisedUnit} />
          </div>
        </div>
        <HeroArt section={section} />
      </div>
    </section>
  )
}

/** The first word stands alone and lit; "Support Your" and "Masjid" read "Support / Your Masjid". */
function Headline({ opening, rest }: { opening: string; rest: string }) {
  const [first = '', ...others] = opening.split(' ')
  return (
    <h1 className="-ml-[0.04em] text-hero">
      <span className="block text-action">{first} </span>
      {[...others, rest].join(' ')}
    </h1>
  )
}

function Counter({ lead, figure, unit }: { lead: string; figure: string; unit: string }) {
  return (
    <p className="border-rule-strong not-first:border-l-[1.5px] text-muted text-sm leading-[1.35] not-first:pl-[clamp(12px,1.7vw,24px)]">
      {lead}{' '}
      <strong className="my-0.5 block font-display font-semibold text-[clamp(1.75rem,1.3rem+1.6vw,2.5rem)] text-heading leading-[1.1] tracking-[-0.035em] tabular-nums">
        {figure}
      </strong>{' '}
      {unit}
    </p>
  )
}
