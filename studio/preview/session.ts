import { FIRST_PREVIEW_DATE, LAST_PREVIEW_DATE, type PreviewDate, readPreviewDate } from '@/lib/time/preview-date'
import { z } from '@/studio/zod'

const DATE = '/api/draft-mode/date'
const DISABLE = '/api/draft-mode/disable'
const FORM = 'application/x-www-form-urlencoded'

/** Pages in this browser show drafts as of a date (null for now), or what visitors see. */
export type Session = { shows: 'drafts'; date: PreviewDate | null } | { shows: 'published' }

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

export const FIRST_DAY = FIRST_PREVIEW_DATE.slice(0, 10)
export const LAST_DAY = LAST_PREVIEW_DATE.slice(0, 10)
