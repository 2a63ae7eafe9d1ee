'use client'

import { useEffect } from 'react'
import { loadQuietly } from './late-code.client'

/**
 * Keeps the width of the page when a dialog hides its scrollbar, and loads a fallback for browsers that do not support command
 * buttons or closing a dialog by a click on its backdrop.
 */
export function DialogSupport() {
  useEffect(() => {
    // Toggle events do not bubble.
    document.addEventListener('beforetoggle', keepScrollbarWidth, true)
    if (!('command' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype)) {
      loadQuietly(() => import('./dialog-fallback')).then(code => code?.standInForBrowser())
    }
    return () => document.removeEventListener('beforetoggle', keepScrollbarWidth, true)
  }, [])
  return null
}

/** Measures the scrollbar before the first dialog hides it. */
function keepScrollbarWidth(event: ToggleEvent) {
  if (event.newState !== 'open' || document.querySelector('dialog:modal')) return
  const page = document.documentElement
  page.style.setProperty('--scrollbar-width', `${window.innerWidth - page.clientWidth}px`)
}
