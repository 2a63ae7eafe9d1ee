import { cookies, draftMode } from 'next/headers'
import { decodePreviewDate, PREVIEW_DATE_COOKIE, type PreviewDate } from '@/lib/preview-date'

/** Null means now. Do not call it inside `'use cache'`. */
export async function getPreviewDate(): Promise<PreviewDate | null> {
  const { isEnabled } = await draftMode()
  // Reading cookies before this line would make every page dynamic.
  if (!isEnabled) return null
  const kept = (await cookies()).get(PREVIEW_DATE_COOKIE)
  return kept ? decodePreviewDate(kept.value) : null
}

/** In milliseconds since 1970. Pass it to `'use cache'` functions as an argument. */
export async function getPreviewMoment(): Promise<number | null> {
  return (await getPreviewDate())?.moment ?? null
}
