import { cookies, draftMode } from 'next/headers'
import { decodePreviewDate, PREVIEW_DATE_COOKIE, type PreviewDate } from '@/lib/preview-date'

/** The date at which staff look at the preview; null for now, and for every visitor. Not inside `'use cache'` functions. */
export async function getPreviewDate(): Promise<PreviewDate | null> {
  const { isEnabled } = await draftMode()
  // Asking for cookies before would keep pages from being static.
  if (!isEnabled) return null
  const kept = (await cookies()).get(PREVIEW_DATE_COOKIE)
  return kept ? decodePreviewDate(kept.value) : null
}

/** When a page is to be judged, in milliseconds since 1970; null for now. Functions with `'use cache'` take it as an argument. */
export async function getPreviewMoment(): Promise<number | null> {
  return (await getPreviewDate())?.moment ?? null
}
