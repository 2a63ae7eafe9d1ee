import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
  urlSearchParamPreviewSecret,
} from '@sanity/preview-url-secret/constants'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { PreviewHeaderProps } from 'sanity/presentation'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { createSessionApi, type Session } from './session'

const ENABLE = '/api/draft-mode/enable'

export type SessionControl = {
  /** Null until the first page has loaded. */
  session: Session | null
  hasFailed: boolean
  showDate: (local: string, zone: string) => Promise<void>
  showNow: () => Promise<void>
  showPublished: () => Promise<void>
  showDrafts: () => Promise<void>
  /** Copies a link with which one browser without an account sees the page with its drafts, once and within an hour. */
  copyLink: () => Promise<void>
  isCopied: boolean
}

type Preview = Pick<PreviewHeaderProps, 'iframeRef' | 'perspective' | 'presentationRef' | 'previewUrl' | 'targetOrigin'>

/** Read whenever the frame has loaded a page. Actions reload the frame and never reject. */
export function useSession(preview: Preview): SessionControl {
  const { iframeRef, perspective, presentationRef, previewUrl = '/', targetOrigin } = preview
  const client = useSiteClient()
  const api = useMemo(() => createSessionApi(), [])
  const [session, setSession] = useState<Session | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [isCopied, setCopied] = useState(false)

  const isLoaded = usePreviewState(presentationRef, state => state.matches({ loaded: 'idle' }))
  useEffect(() => {
    if (!isLoaded) return
    api.read().then(setSession, error => {
      console.warn('The date of the preview could not be read', error)
    })
  }, [api, isLoaded])

  function load(address: string): void {
    presentationRef.send({ type: 'iframe reload' })
    if (iframeRef.current) iframeRef.current.src = address
  }

  async function act(work: () => Promise<void>): Promise<void> {
    setFailed(false)
    setCopied(false)
    try {
      await work()
    } catch (error) {
      console.warn('The preview could not be changed', error)
      setFailed(true)
    }
  }

  const page = new URL(previewUrl, targetOrigin)
  const then = (work: Promise<void>) => work.then(() => load(page.href))

  async function linkToDrafts(): Promise<string> {
    const { secret } = await createPreviewSecret(client, 'sanity/presentation', location.href)
    const query = {
      [urlSearchParamPreviewSecret]: secret,
      [urlSearchParamPreviewPathname]: page.pathname + page.search,
      [urlSearchParamPreviewPerspective]: [perspective].flat().join(','),
    }
    return `${targetOrigin}${ENABLE}?${new URLSearchParams(query)}`
  }

  return {
    session,
    hasFailed,
    showDate: (local, zone) => act(() => then(api.showDate(local, zone))),
    showNow: () => act(() => then(api.showNow())),
    showPublished: () => act(() => then(api.showPublished())),
    showDrafts: () => act(async () => load(await linkToDrafts())),
    copyLink: () =>
      act(async () => {
        // As a promise, because Safari forgets the click while the link is made.
        await navigator.clipboard.write([new ClipboardItem({ 'text/plain': linkToDrafts() })])
        setCopied(true)
      }),
    isCopied,
  }
}

type PresentationRef = PreviewHeaderProps['presentationRef']

/** What the state machine of Presentation says of the frame. */
export function usePreviewState(
  presentationRef: PresentationRef,
  read: (state: ReturnType<PresentationRef['getSnapshot']>) => boolean,
): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      const subscription = presentationRef.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    [presentationRef],
  )
  return useSyncExternalStore(watch, () => read(presentationRef.getSnapshot()))
}
