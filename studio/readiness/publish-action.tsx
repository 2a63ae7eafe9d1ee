import { PublishIcon } from '@sanity/icons/Publish'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type DocumentActionComponent,
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

function useCheckedPublish(usePublish: DocumentActionComponent, props: DocumentActionProps) {
  const native = usePublish(props)
  const { id, type, draft, published, version } = props
  const [wasPressed, setPressed] = useState(false)
  const publish = () => {
    setPressed(true)
    publishHere(id)
    return native?.onHandle?.()
  }
  const { unread, isUnderWay, press, dialog } = useChecked(props, native && { ...native, onHandle: publish }, 'Publish')
  const { validation } = useValidationStatus(version?._id ?? draft?._id ?? id, type, true)
  useForgetOnDiscard(props)
  if (!native) return null

  /** Why Publish is disabled, if staff can do something about it or it was pressed. */
  function findReason(): string | null {
    if (isUnderWay) return WAITING
    if (unread.length > 0) return UNREAD
    if (!native?.disabled) return null
    if (!version && draft && validation.some(isValidationErrorMarker)) return RED
    if (!version && !draft && published) return UNCHANGED
    return wasPressed ? WAITING : null
  }
  const reason = findReason()
  return {
    ...native,
    onHandle: isUnderWay ? () => {} : press,
    // A disabled button loses the focus and does not say why. The newest text may not have reached the draft yet; where a field stays red,
    // the press says which one.
    ...(reason && { disabled: false, icon: ICONS[reason], title: reason, shortcut: null }),
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
