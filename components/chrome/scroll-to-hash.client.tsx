'use client'

import { useEffect } from 'react'
import { msSinceShown, whenShown } from '@/components/ui/shown'
import { findAnchor } from '@/lib/addresses/anchors'

const HASH_SCROLL_DELAY_MS = 250

/**
 * Scrolls to the URL's anchor again 250 ms after a navigation, in case the layout has shifted. The browser's own jump stays, because it works
 * without JavaScript, moves the start of the tab order and handles malformed and unknown anchors. It glides from the first click on: who
 * arrives from outside is there at once. A page that opens with `#features.` goes to its section `features`.
 */
export function ScrollToHash() {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const glide = () => document.documentElement.setAttribute('data-scroll-behavior', 'smooth')
    document.addEventListener('click', glide, { capture: true, once: true, signal })
    const anchor = findAnchor(window.location.hash, { has: id => document.getElementById(id) !== null })
    if (anchor && !document.querySelector(':target')) window.location.replace(`#${anchor}`)

    let timer = 0
    function scrollIn(delayMs: number, type: NavigationType | undefined) {
      // After a reload or a step in the history, the browser restores the scroll position.
      if (type !== 'push' && type !== 'replace') return
      clearTimeout(timer)
      timer = window.setTimeout(() => document.querySelector(':target')?.scrollIntoView(), delayMs)
    }
    // Browsers without the Navigation API keep their own jump.
    const { navigation } = window
    const cancel = whenShown(() => {
      // When hydration takes longer than the delay, the visitor may have scrolled already.
      const leftMs = HASH_SCROLL_DELAY_MS - msSinceShown()
      if (leftMs > 0) scrollIn(leftMs, navigation?.activation?.navigationType)
      const follow = ({ hashChange, navigationType }: NavigateEvent) => {
        if (hashChange) scrollIn(HASH_SCROLL_DELAY_MS, navigationType)
      }
      navigation?.addEventListener('navigate', follow, { signal })
      return () => clearTimeout(timer)
    })
    return () => {
      leaving.abort()
      cancel()
    }
  }, [])
  return null
}
