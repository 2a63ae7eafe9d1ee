'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

/** From this width up the header shows the navigation instead of the link that opens the menu. */
const FULL_NAVIGATION = '(width >= 70rem)'

/** A modal dialog, which links to `#id` open and every link in it closes. Without JavaScript the same links show and hide it by `:target`. */
export function MenuDialog({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const leaving = new AbortController()
    const options = { signal: leaving.signal }
    const open = (event: Event) => {
      event.preventDefault()
      dialog.current?.showModal()
    }
    for (const opener of document.querySelectorAll(`a[href="#${id}"]`)) opener.addEventListener('click', open, options)
    matchMedia(FULL_NAVIGATION).addEventListener('change', () => dialog.current?.close(), options)
    return () => leaving.abort()
  }, [id])

  function close(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !dialog.current?.open) return
    if (link.getAttribute('href') === '#') event.preventDefault()
    dialog.current.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside handle the keys, and the dialog handles Escape
    <dialog
      ref={dialog}
      id={id}
      aria-label={label}
      onClick={close}
      className="menu-dialog fixed inset-0 w-full max-w-none h-[100dvh] max-h-none flex-col overflow-auto bg-ground z-20"
    >
      {children}
    </dialog>
  )
}
