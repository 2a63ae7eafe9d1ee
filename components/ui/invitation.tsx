import type { ComponentProps } from 'react'
import { TrialButtons } from '@/components/ui/trial-buttons'

type InvitationProps = ComponentProps<typeof TrialButtons> & { title: string; text: string | null }

/** A dark box with a mosaic that invites to a trial, at the end of a post or a page. */
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
