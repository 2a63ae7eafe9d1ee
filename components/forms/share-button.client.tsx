'use client'

import type { ReactNode } from 'react'
import { TextButton } from '@/components/ui/text-link'
import { useIsInteractive } from '@/components/ui/use-is-interactive'

/** Opens the device's own dialog for sharing; absent where the browser has none. */
export function ShareButton({ address, children }: { address: string; children: ReactNode }) {
  const canShare = useIsInteractive() && 'share' in navigator
  // The promise rejects when the visitor closes that dialog, which is no error.
  const share = () =>
    navigator.share({ url: address }).catch(error => {
      if (error.name !== 'AbortError') throw error
    })
  return canShare ? <TextButton onClick={share}>{children}</TextButton> : null
}
