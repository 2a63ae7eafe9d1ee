'use client'

import { useEffect, useState } from 'react'

/** A post that comes sooner needs no note. */
const LOADING_AFTER_MS = 300

/** Says "Loading..." from the click on a link to a post until the post is there. */
export function LoadingNote() {
  const [isLoading, setLoading] = useState(false)
  useEffect(() => {
    let timer = 0
    function wait({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent) {
      const link = target instanceof Element && target.closest('a[href^="/post/"]')
      clearTimeout(timer)
      // Others open beside this page, which stays.
      if (link && !(button || metaKey || ctrlKey || shiftKey))
        timer = window.setTimeout(setLoading, LOADING_AFTER_MS, true)
    }
    /** The page may come back from the history as it was left. */
    function stop() {
      clearTimeout(timer)
      setLoading(false)
    }
    document.addEventListener('click', wait)
    window.addEventListener('pagehide', stop)
    return () => {
      stop()
      document.removeEventListener('click', wait)
      window.removeEventListener('pagehide', stop)
    }
  }, [])
  return (
    <p role="status" className="loading-note">
      {isLoading && 'Loading...'}
    </p>
  )
}
