import type { DocumentActionComponent } from 'sanity'
import { wrapAction } from '@/studio/ui/wrap-action'
import { useUnread } from '@/studio/unread/unread'
import { UNREAD } from './grey-publish'

/** Wraps the action that publishes a draft at a time, and no others. Sanity adds it after all plugins, so the Studio's configuration calls this. */
export function readBeforeSchedule(action: DocumentActionComponent): DocumentActionComponent {
  return action.action === 'schedule' ? refuseWhileUnread(action) : action
}

/** Refused as Publish is, while a text cannot be read. */
const refuseWhileUnread = wrapAction('ReadScheduleAction', (useSchedule, props) => {
  const native = useSchedule(props)
  const unread = useUnread(props.version?._id ?? props.id)
  return native && unread.length > 0 ? { ...native, disabled: true, title: UNREAD } : native
})
