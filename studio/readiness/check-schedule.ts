import { wrapAction } from '@/studio/ui/wrap-action'
import { UNREAD } from './grey-publish'
import { type CheckWords, useChecked } from './use-checked'

const WORDS: CheckWords = {
  before: 'Before you schedule',
  refused: 'Nothing was scheduled',
  anyway: 'Schedule anyway',
}

/** Refused and checked as Publish is, before Sanity asks for the time. */
export const checkBeforeSchedule = wrapAction('CheckedScheduleAction', (useSchedule, props) => {
  const native = useSchedule(props)
  const { unread, isUnderWay, press, dialog } = useChecked(props, native, WORDS)
  if (!native) return null
  return {
    ...native,
    onHandle: press,
    ...(isUnderWay && { disabled: true }),
    ...(unread.length > 0 && { disabled: true, title: UNREAD }),
    dialog: native.dialog || dialog,
  }
})
