import { cookies, draftMode } from 'next/headers'
import { getPreviewChoice } from '@/content/preview-choice'
import { enter, RefusedRequest, refusalOfLength, requireType } from '@/forms/decode'
import { readBody } from '@/lib/process/read-body'
import {
  encodePreviewDate,
  FIRST_PREVIEW_DATE,
  formatPreviewDate,
  LAST_PREVIEW_DATE,
  PREVIEW_DATE_COOKIE,
  readPreviewDate,
} from '@/lib/time/preview-date'
import { refuse } from '../../refuse'
import { PREVIEW_COOKIE, returnToPage, showPage } from '../answers'

const MAX_BODY_BYTES = 1_000
const FORM = 'application/x-www-form-urlencoded'

/** Form fields: `date` ("2025-12-01T09:30") and `zone` (IANA), or `now`. 303 to the page it was sent from; 400, 403, 411, 413 or 415. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request
  return enter({ headers, refuse }, async () => {
    const refusal = refusalOfLength(headers)
    if (refusal) throw refusal
    const { isEnabled } = await draftMode()
    if (!isEnabled) throw new RefusedRequest(403, 'Only the preview has a date of its own. Open it from the Studio.')
    const fields = await readForm(request)
    const jar = await cookies()
    if (fields.has('now')) jar.delete(PREVIEW_DATE_COOKIE)
    else await keepDate(fields)
    return returnToPage(request)
  })
}

/**
 * `{date, zone}` as the form sends them, or `{date: null}` for now. With `date`, `zone` and `path`: 303 to that page at that date; 400. 403
 * outside of draft mode, and for a date from another website.
 */
export async function GET(request: Request): Promise<Response> {
  const preview = await getPreviewChoice()
  if (!preview) return refuse({ status: 403, message: 'This browser is not in the preview.' })
  const { searchParams } = new URL(request.url)
  if (searchParams.has('date')) return enter({ headers: request.headers, refuse }, () => showPageAt(searchParams))
  const { date } = preview
  const body = date ? { date: formatPreviewDate(date), zone: date.zone } : { date: null }
  return Response.json(body, { headers: { 'cache-control': 'no-store' } })
}

async function showPageAt(fields: URLSearchParams): Promise<Response> {
  await keepDate(fields)
  return showPage(fields.get('path') ?? '')
}

async function readForm(request: Request): Promise<URLSearchParams> {
  requireType(request.headers, FORM)
  const body = await readBody(request, MAX_BODY_BYTES)
  if (!body) throw new RefusedRequest(413, `The form has at most ${MAX_BODY_BYTES} bytes.`)
  return new URLSearchParams(new TextDecoder().decode(body))
}

async function keepDate(fields: URLSearchParams): Promise<void> {
  const date = encodePreviewDate(readDate(fields))
  const jar = await cookies()
  jar.set(PREVIEW_DATE_COOKIE, date, PREVIEW_COOKIE)
}

function readDate(fields: URLSearchParams) {
  const date = readPreviewDate(fields.get('date') ?? '', fields.get('zone') ?? '')
  if (date) return date
  const range = `from ${FIRST_PREVIEW_DATE} to ${LAST_PREVIEW_DATE}`
  throw new RefusedRequest(400, `Choose a date and a time, ${range}, and one of the time zones that are offered.`)
}
