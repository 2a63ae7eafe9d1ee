import type { PlacedProps } from '@/components/sections/types'
import { Invitation as InvitationBox } from '@/components/ui/invitation'

export function Invitation({ section, page: { demoUrl }, anchor }: PlacedProps<'invitation'>) {
  if (!section.title) return null
  return (
    <section id={anchor} className="page-part">
      <div className="wrap">
        <InvitationBox {...section} demoUrl={demoUrl} />
      </div>
    </section>
  )
}
