'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ShareButton } from '@/components/ui/share-button.client'

const SAID_MS = 2_400

type ShareProps = {
  path: string
  title: string
  words: { copyLink: string; linkCopied: string; share: string }
}

/** Copies the page's address, or hands it to the device. Not shown without JavaScript. */
export function Share({ path, title, words }: ShareProps) {
  const [copied, setCopied] = useState(0)

  useEffect(() => {
    if (copied === 0) return
    const timer = setTimeout(() => setCopied(0), SAID_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy(): Promise<void> {
    const address = new URL(path, location.href).href
    // Not allowed, or not over https: the older way asks for no permission.
    const isCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    if (isCopied || copySelection(address)) setCopied(copied + 1)
  }

  return (
    <div className="share flex flex-wrap gap-[10px] min-[77.5rem]:sticky min-[77.5rem]:top-[112px] min-[77.5rem]:flex-col min-[77.5rem]:items-end">
      <Button variant="quiet" size="sm" data-done={copied > 0 || undefined} onClick={copy}>
        <Icon name="link-simple" />
        <span>{copied > 0 ? words.linkCopied : words.copyLink}</span>
      </Button>
      <ShareButton as={Button} variant="quiet" size="sm" address={path} title={title}>
        <Icon name="share-network" />
        {words.share}
      </ShareButton>
      <span role="status" className="sr-only">
        {copied > 0 && words.linkCopied}
      </span>
    </div>
  )
}

function copySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.style.cssText = 'position:fixed;opacity:0'
  const before = document.activeElement
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return isCopied
}
