'use client'

import { useRouter } from 'next/navigation'
import { VisualEditing } from 'next-sanity/visual-editing/client-component'

/** How long the Studio shows that the page is being made anew, in milliseconds; the page itself does not say when it is there. */
const REFRESH_MS = 1_000

/** Frames around the texts that can be clicked; and what staff type shows as they type. */
export default function EditablePage() {
  const router = useRouter()
  const refresh = () => {
    router.refresh()
    return new Promise<void>(resolve => setTimeout(resolve, REFRESH_MS))
  }
  return <VisualEditing refresh={refresh} />
}
