import { error, warning } from '../../lib/environment/check.ts'
import { signWebhook } from '../../lib/environment/secrets.ts'
import { ask, type Check, fieldsOf } from './ask.ts'

type Options = {
  siteUrl: string
  revalidateSecret: string
  /** Whether the site has been started before. */
  hasStarted: () => Promise<boolean>
}

/** What a proxy answers that finds no site behind it. */
const NO_SITE = [502, 503, 504]
/** What a proxy with Basic auth answers. */
const PASSWORD = 401
/** Cloudflare's script that puts e-mail addresses back which it has taken out of a page. */
const REWRITTEN = '/cdn-cgi/scripts/'

/** Asked at the public address, so through every proxy in front of the site. */
export function siteChecks({ siteUrl, revalidateSecret, hasStarted }: Options): Check[] {
  const health = readHealth(siteUrl)
  return [
    { name: 'The site responds at its public address', run: checkHealth },
    { name: 'Pages arrive as the site sends them', run: checkPage },
    { name: 'The site accepts a signed webhook', run: checkWebhook },
    { name: 'The webhook of the content service arrives', run: checkArrival },
  ]

  async function checkHealth() {
    const { isSite, answer } = await health
    if (isSite) return []
    if (typeof answer === 'string' || NO_SITE.includes(answer)) {
      const sentence = `The site cannot be reached at ${siteUrl} (${answer})`
      if (!(await hasStarted())) return warning(`${sentence}; before its first start, that is as it should be.`)
      return error(
        `${sentence}. It has run before: see that it runs now, that the proxy in front finds it, and that browsers trust the certificate there.`,
      )
    }
    if (answer === PASSWORD)
      return error(
        `${siteUrl}/healthz asks for a password (401): let a proxy in front ask for none at /healthz, /readyz, /metrics and /api/, which programs call.`,
      )
    const other = `${siteUrl}/healthz answered ${answer}, but not as this site: something else is there`
    if (await hasStarted()) return error(`${other}.`)
    return warning(`${other}; before the first start of a site that moves here, that is as it should be.`)
  }

  async function checkPage() {
    if (!(await health).isSite) return null
    const answer = await ask(siteUrl)
    if (typeof answer === 'string') return null
    const page = await answer.text().catch(() => '')
    if (!page.includes(REWRITTEN) && !page.includes('data-cfemail')) return []
    return error(
      `Cloudflare rewrites the e-mail addresses of ${siteUrl}, so that they are missing before its script has run and the page is not what React expects: switch "Email Address Obfuscation" off there.`,
    )
  }

  async function checkWebhook() {
    if (!revalidateSecret || !(await health).isSite) return null
    // No document has this type, so nothing is rendered again.
    const body = JSON.stringify({ _id: 'doctor', _type: 'doctor' })
    const time = Date.now()
    const signature = signWebhook({ time, body: Buffer.from(body), secret: revalidateSecret })
    const headers = { 'content-type': 'application/json', 'sanity-webhook-signature': `t=${time},v1=${signature}` }
    const answer = await ask(`${siteUrl}/api/revalidate`, { method: 'POST', headers, body })
    if (typeof answer === 'string') return null
    if (answer.status === 401)
      return error(
        `${siteUrl}/api/revalidate refused a signed webhook: the site runs with another SANITY_REVALIDATE_SECRET.`,
      )
    return answer.ok
      ? []
      : error(`${siteUrl}/api/revalidate answered ${answer.status} to a signed webhook, expected 200.`)
  }

  async function checkArrival() {
    if (!(await health).isSite) return null
    const { webhook = 'unknown' } = await fieldsOf(await ask(`${siteUrl}/readyz`))
    if (webhook === 'unknown') return null
    if (webhook !== 'silent') return []
    return error(
      `The last changes reached ${siteUrl} only through the catch-up, after up to 25 seconds: look for failed attempts in the log of the webhook at the content service.`,
    )
  }
}

/** `answer` is the status, or the reason why there is none. */
async function readHealth(siteUrl: string): Promise<{ isSite: boolean; answer: number | string }> {
  const answer = await ask(`${siteUrl}/healthz`)
  if (typeof answer === 'string') return { isSite: false, answer }
  const { status } = await fieldsOf(answer)
  return { isSite: answer.ok && status === 'ok', answer: answer.status }
}
