'use client'

import type { ComponentProps } from 'react'
import type { Button } from '@/components/ui/button'
import { TextButton } from '@/components/ui/text-link'
import { useIsInteractive } from '@/components/ui/use-is-interactive'

type ShareButtonProps = ComponentProps<typeof Button> & { as?: typeof Button; address: string; title?: string }

/** Opens the device's own dialog for sharing; absent where the browser has none. */
export function ShareButton({ as: Look = TextButton, address, title, ...button }: ShareButtonProps) {
  const canShare = useIsInteractive() && 'share' in navigator
  // The promise rejects when the visitor closes that dialog, which is no error.
  const share = () =>
    navigator.share({ url: new URL(address, location.href).href, title }).catch(error => {
      if (error.name !== 'AbortError') throw error
    })
  return canShare ? <Look {...button} onClick={share} /> : null
}
