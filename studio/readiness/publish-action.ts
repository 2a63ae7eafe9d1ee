import { useEffect, useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  isValidationErrorMarker,
  useValidationStatus,
} from 'sanity'
import { publishHere } from '@/studio/form/colleagues'
import { wrapAction } from '@/studio/ui/wrap-action'
import { forgetAllUnread } from '@/studio/unread/unread'
import { greyReason, greyWith, WAITING } from './grey-publish'
import { type CheckWords, useChecked } from './use-checked'

const WORDS: CheckWords = {
  before: 'Before you publish',
  refused: 'Nothing was published',
  anyway: 'Publish anyway',
  without: 'Publish without it',
}

/** Sanity's own Publish action, with a check before it. Label, shortcut and history stay Sanity's. */
export const checkBeforePublish = wrapAction('CheckedPublishAction', useCheckedPublish)

function useCheckedPublish(
  usePublish: DocumentActionComponent,
  props: DocumentActionProps,
): DocumentActionDescription | null {
  const native = usePublish(props)
  const [wasPressed, setPressed] = useState(false)
  const publish = () => {
    setPressed(true)
    publishHere(props.id)
    return native?.onHandle?.()
  }
  const marked = native && { ...native, onHandle: publish }
  const { unread, isUnderWay, press, dialog } = useChecked(props, marked, WORDS)
  const { validation } = useValidationStatus(props.version?._id ?? props.draft?._id ?? props.id, props.type, true)
  useForgetOnDiscard(props)
  if (!native) return null

  const isRed = validation.some(isValidationErrorMarker)
  const isRunning = isUnderWay || (wasPressed && native.disabled)
  const grey = isUnderWay ? null : greyReason(props, native, { isRed, isUnread: unread.length > 0 })
  const reason = grey ?? (isRunning ? WAITING : null)

  return {
    ...native,
    onHandle: press,
    // The newest text may not have reached the draft yet. Where a field stays red, the press says which one.
    ...(reason && greyWith(reason, isUnderWay ? () => {} : press)),
    dialog: native.dialog || dialog,
  }
}

/** Discarding throws away what was typed, also where it was never stored. */
function useForgetOnDiscard({ id, draft, published }: DocumentActionProps): void {
  const [known, setKnown] = useState({ draft, published })
  useEffect(() => {
    if (known.draft === draft && known.published === published) return
    setKnown({ draft, published })
    if (known.draft && !draft && known.published?._rev === published?._rev) forgetAllUnread(id)
  }, [id, known, draft, published])
}
