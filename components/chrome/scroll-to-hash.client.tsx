'use client'

import { useEffect } from 'react'

const HASH_SCROLL_DELAY_MS = 250

/**
 * Scrolls to the anchor that the address names 250 ms after a navigation. The browser goes there by itself at once,
 * and to the top without an anchor; that works without JavaScript, moves the starting point of the keyboard and bears
 * malformed and unknown anchors, so it is left alone. This only goes once more where the layout has moved meanwhile.
 */
export function ScrollToHash() {
  useEffect(() => {
    // Browsers without it keep their own jump.
    const { navigation } = window
    if (!navigation) return
    let timer = 0

    function scrollIn(delayMs: number, type: NavigationType | undefined) {
      // The browser restores the place that a reload or a step in the history had.
      if (type !== 'push' && type !== 'replace') return
      clearTimeout(timer)
      timer = window.setTimeout(() => document.querySelector(':target')?.scrollIntoView(), delayMs)
    }
    function onNavigate({ hashChange, navigationType }: NavigateEvent) {
      if (hashChange) scrollIn(HASH_SCROLL_DELAY_MS, navigationType)
    }

    // A visitor who waited longer for the code may have scrolled on.
    const leftMs = HASH_SCROLL_DELAY_MS - performance.now()
    if (leftMs > 0) scrollIn(leftMs, navigation.activation?.navigationType)
    navigation.addEventListener('navigate', onNavigate)
    return () => {
      clearTimeout(timer)
      navigation.removeEventListener('navigate', onNavigate)
    }
  }, [])
  return null
}
