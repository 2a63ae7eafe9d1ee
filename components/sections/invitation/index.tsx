import type { PlacedProps } from '@/components/sections/types'
import { Invitation as InvitationBox } from '@/components/ui/invitation'

export function Invitation({ section, page: { demoUrl }, anchor }: PlacedProps<'invitation'>) {
  const { title, text, trialLink, trialTag, demoLabel } = section
  if (!title) return null
  return (
    <section id={anchor} className="page-part">
      <div className="wrap">
        <InvitationBox {...{ title, text, trialLink, trialTag, demoLabel, demoUrl }} />
      </div>
    </section>
  )
}
