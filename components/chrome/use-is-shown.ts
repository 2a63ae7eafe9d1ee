import { useSyncExternalStore } from 'react'
import { type FloatingPage, isShown, type ScrollPosition } from './floating-visibility'

/** Whether the floating parts show where the visitor is on the page; false on the server. */
export function useIsShown(page: FloatingPage): boolean {
  return useSyncExternalStore(
    watchPosition,
    () => isShown(page, readPosition()),
    () => false,
  )
}

function readPosition(): ScrollPosition {
  return {
    scrolled: window.scrollY,
    leftToBottom: document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
  }
}

/** Watches the size of the page too: it grows, and what is left to its bottom with it, without any scrolling. */
function watchPosition(onChange: () => void): () => void {
  const pageSize = new ResizeObserver(onChange)
  pageSize.observe(document.body)
  window.addEventListener('scroll', onChange)
  window.addEventListener('resize', onChange)
  return () => {
    pageSize.disconnect()
    window.removeEventListener('scroll', onChange)
    window.removeEventListener('resize', onChange)
  }
}
