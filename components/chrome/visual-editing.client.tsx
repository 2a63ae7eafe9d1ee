'use client'

import { useRouter } from 'next/navigation'
import { VisualEditing } from 'next-sanity/visual-editing/client-component'
import { useEffect } from 'react'

/** How long the Studio shows that the page is refreshing; router.refresh() does not report when it is done. */
const REFRESH_MS = 1_000

export default function EditablePage() {
  const router = useRouter()
  // The layout leaves the bar out of the Studio's frame, but cannot know of the frame when it is rendered again.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-framed', window.parent !== window)
  }, [])
  const refresh = () => {
    router.refresh()
    return new Promise<void>(resolve => setTimeout(resolve, REFRESH_MS))
  }
  return <VisualEditing refresh={refresh} />
}
