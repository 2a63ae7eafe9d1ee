'use client'

import { useRouter } from 'next/navigation'
import { VisualEditing } from 'next-sanity/visual-editing/client-component'

/** How long the Studio shows that the page is refreshing; router.refresh() does not report when it is done. */
const REFRESH_MS = 1_000

export default function EditablePage() {
  const router = useRouter()
  const refresh = () => {
    router.refresh()
    return new Promise<void>(resolve => setTimeout(resolve, REFRESH_MS))
  }
  return <VisualEditing refresh={refresh} />
}
