import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { logRefusal, type RefusedRequest } from '../../forms/decode.ts'
import { fieldNamed } from '../../lib/forms/forms.ts'
import { escapeXml } from '../../lib/words/xml.ts'
import { decode, readWhole } from './body.ts'
import { plainPage, refuse } from './refusal.ts'
import { pathOf } from './target.ts'

const MAX_BYTES = 64_000
const READ_TIMEOUT_MS = 5_000

/** A page that says what to do; it holds what was typed if the form came from this very host, which is the site under another name. */
export async function refuseForm(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: RefusedRequest,
  site: URL,
): Promise<void> {
  const { url = '/', headers } = request
  logRefusal(pathOf(url), refusal, headers.origin)
  if (!/\btext\/html\b/.test(headers.accept ?? '')) return refuse(request, response, refusal)
  const typed = isOfOwnPage(request) ? await readTyped(request) : []
  // Its body could not be read, and has been refused for that.
  if (response.headersSent) return
  // Always on the site itself, whatever the target is.
  const body = pageOf(refusal.status, new URL(site.origin + url).href, typed)
  refuse(request, response, refusal, { type: 'text/html; charset=utf-8', body })
}

function isOfOwnPage({ headers }: IncomingMessage): boolean {
  const { origin = '', host = '' } = headers
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
}

type Typed = [label: string, value: string][]

/** Empty if it is too long, or does not arrive. */
async function readTyped(request: IncomingMessage): Promise<Typed> {
  const { 'content-type': type = '', 'content-length': length = '', expect } = request.headers
  if (request.readableDidRead || expect !== undefined || !/^\d+$/.test(length) || Number(length) > MAX_BYTES) return []
  const read = readWhole(request)
    .then(body => decode(body, type))
    .catch(() => null)
  const data = await Promise.race([read, delay(READ_TIMEOUT_MS, null, { ref: false })])
  return [...(data ?? [])].flatMap(([name, value]): Typed => {
    const field = fieldNamed(name)
    return field && typeof value === 'string' && value !== '' ? [[field.staffLabel, value]] : []
  })
}

const BACK = 'Your browser’s Back button leads back to the form, where what you typed still is.'

const ADVICE: Record<number, string> = {
  411: `It did not say how long it is. ${BACK} Send it from another browser.`,
  413: `It is too long. ${BACK} Shorten it, and send it again.`,
  415: `It did not arrive as a form. ${BACK} Send it again.`,
}

function pageOf(status: number, address: string, typed: Typed): string {
  const advice =
    status === 403
      ? adviceElsewhere(address, typed)
      : escapeXml(ADVICE[status] ?? `It is incomplete. ${BACK} Send it again.`)
  const answers = typed.map(([label, value]) => `<dt>${escapeXml(label)}</dt><dd><b>${escapeXml(value)}</b></dd>`)
  const copy = answers.length > 0 ? `<h2>What you typed</h2>\n<dl dir="auto">${answers.join('')}</dl>\n` : ''
  return plainPage('The form was not sent', `<p>${advice}</p>\n${copy}`)
}

function adviceElsewhere(address: string, typed: Typed): string {
  const link = `<a href="${escapeXml(address)}">${escapeXml(address)}</a>`
  const copy = typed.length > 0 ? 'What you typed is below, to be copied.' : escapeXml(BACK)
  return `The site takes forms only from pages under its own address. Open ${link} and send the form from there. ${copy}`
}
