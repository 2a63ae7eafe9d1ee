'use client'

import { useEffect } from 'react'

/**
 * What the browser leaves to do for the page's dialogs: the page behind keeps its width when its scrollbar goes, and
 * browsers that do not know command buttons, or a click beside a dialog that closes it, get a stand-in.
 */
export function DialogSupport() {
  useEffect(() => {
    // Toggle events do not bubble.
    document.addEventListener('beforetoggle', keepScrollbarWidth, true)
    if (!('command' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype)) {
      import('./dialog-fallback').then(({ standInForBrowser }) => standInForBrowser())
    }
    return () => document.removeEventListener('beforetoggle', keepScrollbarWidth, true)
  }, [])
  return null
}

/** Measures the scrollbar before the first dialog takes it away. */
function keepScrollbarWidth(event: ToggleEvent) {
  if (event.newState !== 'open' || document.querySelector('dialog:modal')) return
  const page = document.documentElement
  page.style.setProperty('--scrollbar-width', `${window.innerWidth - page.clientWidth}px`)
}
