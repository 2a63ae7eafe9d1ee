'use client'

import { useEffect } from 'react'

/** Keeps the width of the page when a dialog hides its scrollbar, and helps browsers without command buttons or `closedby`. */
export function DialogSupport() {
  useEffect(() => {
    const leaving = new AbortController()
    const options = { capture: true, signal: leaving.signal }
    // Toggle events do not bubble.
    document.addEventListener('beforetoggle', keepScrollbarWidth, options)
    if (!('command' in HTMLButtonElement.prototype)) document.addEventListener('click', obeyCommand, options)
    if (!('closedBy' in HTMLDialogElement.prototype)) closeFromBeside(options)
    return () => leaving.abort()
  }, [])
  return null
}

function keepScrollbarWidth(event: ToggleEvent) {
  if (event.newState !== 'open' || document.querySelector('dialog:modal')) return
  const page = document.documentElement
  page.style.setProperty('--scrollbar-width', `${window.innerWidth - page.clientWidth}px`)
}

function obeyCommand({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'show-modal') dialog.showModal()
  else dialog.close()
}

/** The panel covers its dialog, so a click on the dialog itself was on the backdrop, or at one end of a drag that left or entered the panel. */
function closeFromBeside(options: AddEventListenerOptions) {
  let pressed: EventTarget | null = null
  const press = ({ target }: PointerEvent) => {
    pressed = target
  }
  const close = ({ target }: MouseEvent) => {
    if (target !== pressed || !(target instanceof HTMLDialogElement)) return
    if (target.getAttribute('closedby') === 'any') target.close()
  }
  document.addEventListener('pointerdown', press, options)
  document.addEventListener('click', close, options)
}
