import { urlSearchParamPreviewPerspective } from '@sanity/preview-url-secret/constants'
import { cookies, draftMode } from 'next/headers'
import { connection } from 'next/server'
import { TooManyQuestionsError } from '@/content/credentials'
import { NoPreviewError, openPreviewLink } from '@/content/preview'
import { PERSPECTIVE_COOKIE } from '@/content/preview-choice'
import { log } from '@/lib/process/log'
import { RETRY_LATER } from '@/lib/process/page-status'
import { PREVIEW_DATE_COOKIE } from '@/lib/time/preview-date'
import { refuse } from '../../refuse'
import { PREVIEW_COOKIE, sendWithoutTls, showPage } from '../answers'

/** 307 to the page in the link; 401 without a valid secret; 429 after many unknown ones; 503 when the secret cannot be checked. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  const draft = await draftMode()
  try {
    const path = await openPreviewLink(request.url, draft.isEnabled)
    if (path === null)
      return refuse({
        status: 401,
        message: 'This link to the preview is invalid or has expired. Open the preview from the Studio again.',
      })
    const jar = await cookies()
    // A new preview starts at the current date, not at that of an earlier one.
    if (!draft.isEnabled) jar.delete(PREVIEW_DATE_COOKIE)
    const perspective = new URL(request.url).searchParams.get(urlSearchParamPreviewPerspective)
    jar.set(PERSPECTIVE_COOKIE, perspective ?? '', PREVIEW_COOKIE)
    draft.enable()
    sendWithoutTls(jar)
    return showPage(path, 307)
  } catch (error) {
    if (error instanceof TooManyQuestionsError) return refuse({ status: 429, message: error.message }, RETRY_LATER)
    log.error('preview.failed', {}, error)
    const message = error instanceof NoPreviewError ? error.message : 'The content service did not answer'
    return refuse({ status: 503, message })
  }
}
