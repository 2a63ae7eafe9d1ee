/** The page's start token: fetched when the page is idle, and again whenever it is missing or too old. */

import { whenShown } from '@/components/ui/shown'

const TIMEOUT_MS = 10_000
/** Sending a form waits no longer: a submission without a token is marked, but still delivered. */
const SENDING_WAIT_MS = 2_000
/** Half of the age that the server accepts without a mark. */
const MAX_AGE_MS = 12 * 60 * 60 * 1_000
/** For browsers without requestIdleCallback. */
const REST_MS = 300

let prepared: { token: Promise<string>; at: number } | null = null

export function prepareStartToken(): void {
  if (prepared && Date.now() - prepared.at < MAX_AGE_MS) return
  const mine = { token: fetchStartToken(), at: Date.now() }
  prepared = mine
  mine.token.then(token => {
    if (token === '' && prepared === mine) prepared = null
  })
}

/** Calls prepareStartToken once the page is shown and idle. Returns a function that cancels this while the page is rendered ahead. */
export function prepareAtRest(): () => void {
  return whenShown(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(prepareStartToken)
    else setTimeout(prepareStartToken, REST_MS)
  })
}

/** A token for one submission. Empty when none arrives in time or the visitor leaves the page. */
export async function takeStartToken(): Promise<string> {
  const mine = prepared
  prepared = null
  const token = mine ? mine.token.then(known => known || fetchStartToken()) : fetchStartToken()
  const patience = new Promise<string>(resolve => {
    const end = () => resolve('')
    setTimeout(end, SENDING_WAIT_MS)
    window.addEventListener('pagehide', end, { once: true })
  })
  return Promise.race([token, patience])
}

async function fetchStartToken(): Promise<string> {
  try {
    const response = await fetch('/api/forms/token', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const { token } = await response.json()
    return typeof token === 'string' ? token : ''
  } catch {
    return ''
  }
}
