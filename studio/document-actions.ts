import type { DocumentActionComponent } from 'sanity'
import { wrapAction } from '@/studio/ui/wrap-action'
import { askBeforeDiscard } from './form/colleagues'
import { checkBeforePublish, UNREAD } from './readiness/publish-action'
import { useChecked } from './readiness/use-checked'
import { keepOldAddress } from './redirects/keep-old-address'
import { withTypedTime } from './schedule-dialog'
import { askBeforeDelete, takeOff } from './uses/taking-action'

/** Refused and checked as Publish is, before Sanity asks for the time. */
const checkBeforeSchedule = wrapAction('CheckedScheduleAction', (useSchedule, props) => {
  const native = useSchedule(props)
  const { unread, isUnderWay, press, dialog } = useChecked(props, native, 'Schedule')
  if (!native) return null
  return {
    ...native,
    onHandle: press,
    ...(isUnderWay && { disabled: true }),
    ...(unread.length > 0 && { disabled: true, title: UNREAD }),
    dialog: withTypedTime(native.dialog) || dialog,
  }
})

const WRAPPERS: Record<string, (action: DocumentActionComponent) => DocumentActionComponent> = {
  publish: action => checkBeforePublish(keepOldAddress(action)),
  // “Pause to edit” has the same kind.
  schedule: action =>
    action.displayName === 'SchedulePublishAction' ? checkBeforeSchedule(keepOldAddress(action)) : action,
  discardChanges: askBeforeDiscard,
  unpublish: takeOff,
  delete: askBeforeDelete,
}

/** Sanity's action with what comes before it here. For the Studio's configuration, because Sanity adds those that schedule after all plugins. */
export function withQuestions(action: DocumentActionComponent): DocumentActionComponent {
  return WRAPPERS[action.action ?? '']?.(action) ?? action
}
