'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

/** Here the header shows the navigation, and the menu's links to open and close it are gone. */
const FULL_NAVIGATION = '(width >= 70rem)'

/**
 * Makes the menu a modal dialog: links to `#id` open it with the rest of the page inert, and every link in it closes
 * it. Without JavaScript the same links show and hide it as the page's target.
 */
export function MenuDialog({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const openers = document.querySelectorAll(`a[href="#${id}"]`)
    const open = (event: Event) => {
      event.preventDefault()
      dialog.current?.showModal()
    }
    const closeWhenWide = () => dialog.current?.close()
    const fullNavigation = matchMedia(FULL_NAVIGATION)
    for (const opener of openers) opener.addEventListener('click', open)
    fullNavigation.addEventListener('change', closeWhenWide)
    return () => {
      fullNavigation.removeEventListener('change', closeWhenWide)
      for (const opener of openers) opener.removeEventListener('click', open)
    }
  }, [id])

  function close(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !dialog.current?.open) return
    if (link.getAttribute('href') === '#') event.preventDefault()
    dialog.current.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keys; Escape is the dialog's own
    <dialog ref={dialog} id={id} aria-label={label} onClick={close} className="menu-dialog">
      {children}
    </dialog>
  )
}
