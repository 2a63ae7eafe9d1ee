import type { DocumentActionComponent, DocumentActionsContext } from 'sanity'
import { wrapAction } from '@/studio/ui/wrap-action'
import { checkBeforePublish, UNREAD } from './readiness/publish-action'
import { type CheckWords, useChecked } from './readiness/use-checked'
import { keepOldAddress } from './redirects/keep-old-address'
import { withTypedTime } from './schedule-dialog'

/**
 * Wraps the action that publishes a draft at a time, and the one that publishes a scheduled draft at once. “Pause to edit” has the same kind
 * as the first. Sanity adds them after all plugins, so the Studio's configuration calls this.
 */
export function askBeforeSchedule(
  action: DocumentActionComponent,
  { versionType }: Pick<DocumentActionsContext, 'versionType'>,
): DocumentActionComponent {
  if (action.displayName === 'SchedulePublishAction') return checkBeforeSchedule(keepOldAddress(action))
  const isAtOnce = versionType === 'scheduled-draft' && action.action === 'publish'
  return isAtOnce ? checkBeforePublish(keepOldAddress(action)) : action
}

const WORDS: CheckWords = {
  before: 'Before you schedule',
  refused: 'Nothing was scheduled',
  anyway: 'Schedule anyway',
  without: 'Schedule without it',
}

/** Refused and checked as Publish is, before Sanity asks for the time. */
const checkBeforeSchedule = wrapAction('CheckedScheduleAction', (useSchedule, props) => {
  const native = useSchedule(props)
  const { unread, isUnderWay, press, dialog } = useChecked(props, native, WORDS)
  if (!native) return null
  return {
    ...native,
    onHandle: press,
    ...(isUnderWay && { disabled: true }),
    ...(unread.length > 0 && { disabled: true, title: UNREAD }),
    dialog: withTypedTime(native.dialog) || dialog,
  }
})
