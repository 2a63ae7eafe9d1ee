'use client'

import { useEffect } from 'react'
import { loadQuietly } from '@/components/ui/late-code.client'

/** Shows "Loading..." in the layout's note from the click on a link to a post until the post has loaded. */
export function LoadingNote() {
  useEffect(() => {
    const wait = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/post/"]')
      if (link && !isHere(link)) loadQuietly(() => import('./say-loading')).then(code => code?.sayLoading(event))
    }
    document.addEventListener('click', wait)
    return () => document.removeEventListener('click', wait)
  }, [])
  return null
}

/** A link within the page loads nothing. */
function isHere({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname + search === location.pathname + location.search
}
