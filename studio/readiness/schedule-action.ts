import { wrapAction } from '@/studio/ui/wrap-action'
import { useUnread } from '@/studio/unread/unread'
import { UNREAD } from './grey-publish'

/** Sanity's own action that publishes a draft at a time, which is refused as Publish is while a text cannot be read. */
export const refuseWhileUnread = wrapAction('ReadScheduleAction', (useSchedule, props) => {
  const native = useSchedule(props)
  const unread = useUnread(props.version?._id ?? props.id)
  return native && unread.length > 0 ? { ...native, disabled: true, title: UNREAD } : native
})
