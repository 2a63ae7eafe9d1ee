import { PublishIcon } from '@sanity/icons/Publish'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
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
import { useChecked } from './use-checked'

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
  const { unread, isUnderWay, press, dialog } = useChecked(props, marked, 'Publish')
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
    // A disabled button loses the focus and does not say why. The newest text may not have reached the draft yet; where a field stays red,
    // the press says which one.
    ...(reason && { disabled: false, icon: ICONS[reason], title: reason, shortcut: null }),
    ...(reason && isUnderWay && { onHandle: () => {} }),
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

const UNCHANGED = 'Nothing has changed since it was published.'
const RED = 'A field is red: it says what is missing.'
const WAITING = 'It is published as soon as your changes are saved and checked.'
export const UNREAD = 'A field is red: it holds a text that the site cannot read.'

/** Why Publish is disabled, if staff can do something about it; null if it works or only has to wait. */
function greyReason(
  { draft, published, version }: DocumentActionProps,
  native: DocumentActionDescription,
  { isRed, isUnread }: { isRed: boolean; isUnread: boolean },
): string | null {
  if (isUnread) return UNREAD
  if (!native.disabled || version) return null
  if (!draft) return published ? UNCHANGED : null
  return isRed ? RED : null
}

/** Components that stay the same from render to render, because the button would lose the focus with its icon. */
const ICONS: Record<string, () => ReactNode> = Object.fromEntries(
  [UNCHANGED, RED, UNREAD, WAITING].map(reason => [reason, () => <GreyIcon reason={reason} />]),
)

/** The icon is the only part of the button that is ours, so it marks the button around it. */
function GreyIcon({ reason }: { reason: string }) {
  const icon = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    const button = icon.current?.closest('button')
    button?.setAttribute('aria-disabled', 'true')
    button?.setAttribute('aria-description', reason)
    return () => {
      button?.removeAttribute('aria-disabled')
      button?.removeAttribute('aria-description')
    }
  }, [reason])
  return <PublishIcon ref={icon} data-sanity-icon="publish" />
}
