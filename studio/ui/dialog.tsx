import { Box, Flex, Dialog as Overlay, Stack } from '@sanity/ui'
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import type { DocumentActionModalDialogProps } from 'sanity'

type DialogProps = {
  title: string
  onClose: () => void
  /** While true, the dialog cannot be closed, because work is going on that it must show. */
  isBusy?: boolean
  width?: number
  /** Gets the focus; by default the first element that can have it does. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
  /** Buttons; the last one confirms. */
  footer?: ReactNode
}

/** Modal as long as it is rendered. Returns the focus to the element that had it, which Sanity's dialog does not. */
export function Dialog({ title, onClose, isBusy = false, width = 1, initialFocus, children, footer }: DialogProps) {
  const id = useId()
  const [opener] = useState(() => document.activeElement)
  useEffect(() => {
    initialFocus?.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [opener, initialFocus])
  const foot = footer && (
    <Flex gap={2} justify="flex-end" align="center" padding={3} wrap="wrap">
      {footer}
    </Flex>
  )
  return (
    <Overlay
      id={id}
      header={title}
      width={width}
      onClose={isBusy ? undefined : onClose}
      footer={foot}
      __unstable_autoFocus={!initialFocus}
    >
      <Box padding={4} style={{ overflowWrap: 'anywhere' }}>
        <Stack gap={4}>{children}</Stack>
      </Box>
    </Overlay>
  )
}

/** Asked by an action of a document, whose dialogs are Sanity's to show. */
export function question(
  header: string,
  onClose: () => void,
  content: ReactNode,
  buttons: ReactNode,
): DocumentActionModalDialogProps {
  const footer = (
    <Flex gap={2} wrap="wrap" justify="flex-end">
      {buttons}
    </Flex>
  )
  return { type: 'dialog', header, width: 'medium', onClose, footer, content: <Stack gap={4}>{content}</Stack> }
}
