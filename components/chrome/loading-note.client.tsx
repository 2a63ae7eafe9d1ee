'use client'

import { useEffect } from 'react'
import { replacingLink } from '@/components/ui/replacing-link'

const LOADING_AFTER_MS = 300

/** Shows "Loading..." in the layout's note a moment after the click on a link to a post, until the post has loaded. */
export function LoadingNote() {
  useEffect(() => {
    let timer = 0
    const leaving = new AbortController()
    const wait = (event: MouseEvent) => {
      const link = replacingLink(event)
      // A link within the page loads nothing.
      const isHere = link?.hash && link.pathname + link.search === location.pathname + location.search
      if (!link?.matches('[href^="/post/"]') || isHere) return
      clearTimeout(timer)
      timer = window.setTimeout(say, LOADING_AFTER_MS, 'Loading...')
    }
    const stop = () => {
      clearTimeout(timer)
      say('')
    }
    document.addEventListener('click', wait, { signal: leaving.signal })
    // The back/forward cache may restore the page with the note still in it.
    window.addEventListener('pagehide', stop, { signal: leaving.signal })
    return () => leaving.abort()
  }, [])
  return null
}

function say(words: string): void {
  document.querySelector('.loading-note')?.replaceChildren(words)
}
