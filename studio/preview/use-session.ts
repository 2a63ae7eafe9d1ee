import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
  urlSearchParamPreviewSecret,
} from '@sanity/preview-url-secret/constants'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { PreviewHeaderProps } from 'sanity/presentation'
import { type PreviewDate, readPreviewDate } from '@/lib/time/preview-date'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { z } from '@/studio/zod'

const DATE = '/api/draft-mode/date'
const DISABLE = '/api/draft-mode/disable'
const ENABLE = '/api/draft-mode/enable'

/** Pages in this browser show drafts as of a date (null for now), or what visitors see. */
type Session = { shows: 'drafts'; date: PreviewDate | null } | { shows: 'published' }

const ANSWER = z.object({ date: z.string().nullable(), zone: z.string().optional() })
/** The browser is outside the preview. */
const FORBIDDEN = 403

/** The routes of the preview's own form, which keep its date in a cookie. Each rejects if the route fails. */
async function post(address: string, fields: Record<string, string>): Promise<void> {
  const body = new URLSearchParams(fields)
  // The response redirects to the page that sent the request, which is the Studio.
  const response = await fetch(address, { method: 'POST', body, redirect: 'manual' })
  if (response.type !== 'opaqueredirect') throw new Error(`${address} answered ${response.status}`)
}

export async function readSession(): Promise<Session> {
  const response = await fetch(DATE, { cache: 'no-store' })
  if (response.status === FORBIDDEN) return { shows: 'published' }
  if (!response.ok) throw new Error(`${DATE} answered ${response.status}`)
  const { date, zone } = ANSWER.parse(await response.json())
  return { shows: 'drafts', date: date === null ? null : readPreviewDate(date, zone ?? '') }
}

export type SessionControl = ReturnType<typeof useSession>

/** Read whenever the frame has loaded a page; `session` is null until then, `isSlow` while a page takes long. Actions reload the frame and never reject. */
export function useSession(preview: PreviewHeaderProps) {
  const { iframeRef, perspective, presentationRef, previewUrl = '/', targetOrigin } = preview
  const client = useSiteClient()
  const [session, setSession] = useState<Session | null>(null)
  const [outcome, setOutcome] = useState<'failed' | 'copied' | null>(null)
  const page = new URL(previewUrl, targetOrigin)

  const isLoaded = usePreviewState(presentationRef, state => state.matches({ loaded: 'idle' }))
  useEffect(() => {
    if (!isLoaded) return
    readSession().then(setSession, error => {
      console.warn('The date of the preview could not be read', error)
    })
  }, [isLoaded])

  function load(address: string): void {
    presentationRef.send({ type: 'iframe reload' })
    if (iframeRef.current) iframeRef.current.src = address
  }
  async function act(work: () => Promise<void>, done: typeof outcome = null): Promise<void> {
    setOutcome(null)
    try {
      await work()
      setOutcome(done)
    } catch (error) {
      console.warn('The preview could not be changed', error)
      setOutcome('failed')
    }
  }
  const send = (address: string, fields: Record<string, string>) =>
    act(() => post(address, fields).then(() => load(page.href)))

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
    outcome,
    isSlow: useIsSlow(presentationRef),
    /** `date`: "2026-11-30T09:00" on the clocks of the zone. */
    showDate: (date: string, zone: string) => send(DATE, { date, zone }),
    showNow: () => send(DATE, { now: 'yes' }),
    showPublished: () => send(DISABLE, {}),
    showDrafts: () => act(async () => load(await linkToDrafts())),
    /** Copies a link with which one browser without an account sees the page with its drafts, once and within an hour. */
    copyLink: () =>
      act(
        // As a promise, because Safari forgets the click while the link is made.
        () => navigator.clipboard.write([new ClipboardItem({ 'text/plain': linkToDrafts() })]),
        'copied',
      ),
  }
}

type PresentationRef = PreviewHeaderProps['presentationRef']

/** Pages that are already rendered load faster than this. */
const SLOW_MS = 3_000

function useIsSlow(presentationRef: PresentationRef): boolean {
  const [isSlow, setSlow] = useState(false)
  const isLoading = usePreviewState(
    presentationRef,
    state => state.matches('loading') || state.matches({ loaded: 'reloading' }),
  )
  useEffect(() => {
    if (!isLoading) return setSlow(false)
    const timer = setTimeout(setSlow, SLOW_MS, true)
    return () => clearTimeout(timer)
  }, [isLoading])
  return isSlow
}

/** What the state machine of Presentation says of the frame. */
function usePreviewState(
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
