import { useEffect, useRef } from 'react'

/** Ref of a dialog that is modal as long as it is rendered. Returns the focus to the element that had it. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    opener.current ??= document.activeElement
    if (!dialog.current?.open) dialog.current?.showModal()
    return () => {
      // Removing the element closes the dialog; calling close() would call onClose once more.
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    }
  }, [])
  return dialog
}
