import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
  urlSearchParamPreviewSecret,
} from '@sanity/preview-url-secret/constants'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { PreviewHeaderProps } from 'sanity/presentation'
import { type PreviewDate, readPreviewDate } from '@/lib/time/preview-date'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { z } from '@/studio/zod'

const DATE = '/api/draft-mode/date'
const DISABLE = '/api/draft-mode/disable'
const FORM = 'application/x-www-form-urlencoded'

/** Pages in this browser show drafts as of a date (null for now), or what visitors see. */
type Session = { shows: 'drafts'; date: PreviewDate | null } | { shows: 'published' }

const ANSWER = z.object({ date: z.string().nullable(), zone: z.string().optional() })
/** The browser is outside the preview. */
const FORBIDDEN = 403

/** Calls the routes of the preview's own form, which keep its date in a cookie. Each function rejects if the route fails. */
export function createSessionApi(send: typeof fetch = (...args) => fetch(...args)) {
  async function post(address: string, fields: Record<string, string>): Promise<void> {
    const body = new URLSearchParams(fields).toString()
    const headers = { 'content-type': FORM }
    // The response redirects to the page that sent the request, which is the Studio.
    const response = await send(address, { method: 'POST', headers, body, redirect: 'manual' })
    if (response.type !== 'opaqueredirect') throw new Error(`${address} answered ${response.status}`)
  }

  return {
    read: async (): Promise<Session> => {
      const response = await send(DATE, { cache: 'no-store' })
      if (response.status === FORBIDDEN) return { shows: 'published' }
      if (!response.ok) throw new Error(`${DATE} answered ${response.status}`)
      const { date, zone } = ANSWER.parse(await response.json())
      return { shows: 'drafts', date: date === null ? null : readPreviewDate(date, zone ?? '') }
    },
    /** `local`: "2026-11-30T09:00" on the clocks of the zone. */
    showDate: (local: string, zone: string) => post(DATE, { date: local, zone }),
    showNow: () => post(DATE, { now: 'yes' }),
    showPublished: () => post(DISABLE, {}),
  }
}

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
