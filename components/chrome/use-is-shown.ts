import { useSyncExternalStore } from 'react'
import { type FloatingPage, isShown, type ScrollPosition } from './floating-visibility'

/** Whether the floating parts are shown at the current scroll position; false on the server. */
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

/** Watches the size of the page too, because the distance to its bottom also changes without scrolling. */
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
