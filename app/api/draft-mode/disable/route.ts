import { cookies, draftMode } from 'next/headers'
import { PERSPECTIVE_COOKIE } from '@/content/preview-choice'
import { enter } from '@/forms/decode'
import { PREVIEW_DATE_COOKIE } from '@/lib/time/preview-date'
import { refuse } from '../../refuse'
import { returnToPage, sendWithoutTls } from '../answers'

/** 303 to the page it was sent from; 403 from another site. */
export async function POST(request: Request): Promise<Response> {
  return enter({ headers: request.headers, refuse }, async () => {
    const [draft, jar] = await Promise.all([draftMode(), cookies()])
    draft.disable()
    sendWithoutTls(jar)
    jar.delete(PREVIEW_DATE_COOKIE)
    jar.delete(PERSPECTIVE_COOKIE)
    return returnToPage(request)
  })
}
