'use client'

import { urlSearchParamPreviewPerspective } from '@sanity/preview-url-secret/constants'
import { useRouter } from 'next/navigation'
import { VisualEditing } from 'next-sanity/visual-editing/client-component'
import { useEffect } from 'react'
import type { Perspective } from '@/content/preview-choice'
import './visual-editing.late.css'

/** How long the Studio shows that the page is refreshing; router.refresh() does not report when it is done. */
const REFRESH_MS = 1_000

export default function EditablePage({ perspective }: { perspective: Perspective }) {
  const router = useRouter()
  // The layout leaves the bar out of the Studio's frame, but cannot know of the frame when it is rendered again.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-framed', window.parent !== window)
  }, [])
  const refresh = () => {
    router.refresh()
    return new Promise<void>(resolve => setTimeout(resolve, REFRESH_MS))
  }
  const show = (chosen: string) => {
    if (chosen === String(perspective)) return
    const query = new URLSearchParams({ [urlSearchParamPreviewPerspective]: chosen })
    fetch(`/api/draft-mode/perspective?${query}`, { method: 'POST' })
      .then(() => router.refresh())
      .catch(error => console.warn('The preview could not be changed', error))
  }
  return <VisualEditing refresh={refresh} onPerspectiveChange={chosen => show(String(chosen))} />
}
