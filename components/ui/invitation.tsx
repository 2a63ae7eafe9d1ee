import type { ComponentProps } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

type InvitationProps = ComponentProps<typeof TrialButtons> & { title: string; text: string | null }

export function Invitation({ title, text, ...buttons }: InvitationProps) {
  return (
    <aside className="invitation on-ink">
      <div>
        <h2 dir="auto">{title}</h2>
        {text && <p dir="auto">{text}</p>}
        <TrialButtons {...buttons} />
      </div>
    </aside>
  )
}

type TrialButtonsProps = {
  trialLink: { label: string; href: string } | null
  trialTag: string | null
  demoLabel: string | null
  demoUrl: string
  withIcon?: boolean
}

/** The buttons for the trial and for the demo of the donation page. Renders nothing where staff wrote neither. */
export function TrialButtons({ trialLink, trialTag, demoLabel, demoUrl, withIcon = false }: TrialButtonsProps) {
  if (!trialLink && !demoLabel) return null
  return (
    <div className="flex flex-wrap gap-[12px] mt-[28px]">
      {trialLink && (
        <ButtonLink href={trialLink.href} size="lg">
          {trialLink.label}
          {trialTag && <span dir="auto">{trialTag}</span>}
        </ButtonLink>
      )}
      {demoLabel && (
        <ButtonLink href={demoUrl} variant="quiet" size="lg">
          {withIcon && <Icon name="device-mobile" />}
          {demoLabel}
        </ButtonLink>
      )}
    </div>
  )
}
