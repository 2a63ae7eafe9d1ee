'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { loadForPress } from '@/components/ui/late-code.client'
import { useIsInteractive } from '@/components/ui/use-is-interactive'

const SAID_MS = 2_400

type ShareProps = {
  /** Path of the page. */
  path: string
  title: string
  words: { copyLink: string; linkCopied: string; share: string }
}

/** Copies the page's address, or hands it to the device. Not shown without JavaScript. */
export function Share({ path, title, words }: ShareProps) {
  const canShare = useIsInteractive() && 'share' in navigator
  const [copied, setCopied] = useState(0)

  useEffect(() => {
    if (copied === 0) return
    const timer = setTimeout(() => setCopied(0), SAID_MS)
    return () => clearTimeout(timer)
  }, [copied])

  const use = async (kind: 'copyAddress' | 'shareAddress') => {
    const address = new URL(path, location.href).href
    const ways = await loadForPress(() => import('./share'))
    if ((await ways?.[kind](address, title)) && kind === 'copyAddress') setCopied(copied + 1)
  }

  return (
    <div className="share flex flex-wrap gap-[10px] min-[77.5rem]:sticky min-[77.5rem]:top-[112px] min-[77.5rem]:flex-col min-[77.5rem]:items-end">
      <Button variant="quiet" size="sm" data-done={copied > 0 || undefined} onClick={() => use('copyAddress')}>
        <Icon name="link-simple" />
        <span>{copied > 0 ? words.linkCopied : words.copyLink}</span>
      </Button>
      {canShare && (
        <Button variant="quiet" size="sm" onClick={() => use('shareAddress')}>
          <Icon name="share-network" />
          {words.share}
        </Button>
      )}
      <span role="status" className="sr-only">
        {copied > 0 && words.linkCopied}
      </span>
    </div>
  )
}
