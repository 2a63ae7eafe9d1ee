import { ShowMilestone } from '@/components/dialogs/show-milestone.client'
import { GoalRosette } from '@/components/give/rosette'
import { Button } from '@/components/ui/button'
import { Dialog, FocusedTitle } from '@/components/ui/dialog'
import { closes } from '@/components/ui/dialog-command'
import { Text } from '@/components/ui/text'
import { pictureUrl } from '@/content/image'
import type { Milestone, SiteSettings } from '@/content/types'
import { DIALOGS } from '@/lib/dialogs'
import { formatDollars } from '@/lib/words/format'

/** Requested width in pixels, for logos that are not vectors. */
const MARK_WIDTH = 96

/** Rendered closed; ShowMilestone opens it after a moment. */
export function MilestoneDialog({ milestone, settings }: { milestone: Milestone; settings: SiteSettings }) {
  const { amountRaised, goal } = milestone
  const { logo } = settings
  return (
    <Dialog id={DIALOGS.milestone} size="lg" closeLabel={settings.labels.close} className="on-ink">
      <div className="grid justify-items-center px-[clamp(24px,5vw,64px)] pt-[clamp(40px,6vw,64px)] pb-[clamp(32px,5vw,56px)] text-center">
        <GoalRosette
          raised={amountRaised}
          goal={goal}
          className="w-[clamp(150px,20vw,196px)] mb-6 forced-color-adjust-none motion-safe:[&_.lit]:animate-[petal-set_520ms_var(--ease-set)_backwards]"
        >
          {logo && <image href={pictureUrl(logo, { width: MARK_WIDTH })} x={-88} y={-88} width={176} height={176} />}
        </GoalRosette>
        <FocusedTitle dialogId={DIALOGS.milestone} className="text-[clamp(1.875rem,1.4rem+2vw,2.75rem)]">
          {milestone.title}{' '}
          <span className="mt-3 block text-[clamp(3rem,2rem+5.6vw,6rem)] text-saffron-300 leading-none tracking-[-0.045em]">
            {formatDollars(amountRaised)}
          </span>
        </FocusedTitle>
        <Text.p className="mt-2.5 text-[1.25rem] text-heading">{milestone.goalText}</Text.p>
        <Text.p className="mt-3.5 max-w-[30em] text-balance text-muted">{milestone.text}</Text.p>
        <Button {...closes(DIALOGS.milestone)} size="lg" className="mt-7">
          {milestone.dismissLabel}
        </Button>
      </div>
      <ShowMilestone closesAt={milestone.closesAt} />
    </Dialog>
  )
}
