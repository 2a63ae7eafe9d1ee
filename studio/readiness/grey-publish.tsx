import { PublishIcon } from '@sanity/icons/Publish'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { DocumentActionDescription, DocumentActionProps } from 'sanity'

const UNCHANGED = 'Nothing has changed since it was published.'
const RED = 'A field is red: it says what is missing.'
export const WAITING = 'It is published as soon as your changes are saved and checked.'
export const UNREAD = 'A field is red: it holds a text that the site cannot read.'

/** Why Publish is disabled, if staff can do something about it; null if it works or only has to wait. */
export function greyReason(
  { draft, published, version }: DocumentActionProps,
  native: DocumentActionDescription,
  { isRed, isUnread }: { isRed: boolean; isUnread: boolean },
): string | null {
  if (isUnread) return UNREAD
  if (!native.disabled || version) return null
  if (!draft) return published ? UNCHANGED : null
  return isRed ? RED : null
}

/** A disabled button loses the focus and does not say why. `onHandle` is for a press while the reason may be outdated. */
export function greyWith(reason: string, onHandle: () => void): Partial<DocumentActionDescription> {
  return {
    disabled: false,
    icon: ICONS[reason],
    title: reason,
    shortcut: null,
    onHandle,
  }
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
