import { error, warning } from '../../lib/environment/check.ts'
import { API_VERSION, type SanityConnection } from '../../lib/environment/public-settings.ts'
import { ask, type Check, fieldsOf } from './ask.ts'

/** Signatures of webhooks and the publication dates of posts depend on the clock. */
const MAX_CLOCK_DIFFERENCE_MS = 10_000
/** Half of the time that visitors wait for a page that has to be rendered. */
const SLOW_MS = 1_000

type Options = { sanity: SanityConnection; readToken: string; siteUrl: string }

export function contentChecks({ sanity, readToken, siteUrl }: Options): Check[] {
  const { projectId, dataset, apiHost } = sanity
  const host = apiHost ?? `https://${projectId}.api.sanity.io`
  const api = `${host}/v${API_VERSION}`
  const place = `The dataset ${dataset} of ${apiHost ? 'the local lake' : `the project ${projectId}`} at ${host}`
  const query = (groq: string, init?: RequestInit, more = '') =>
    ask(`${api}/data/query/${dataset}?query=${encodeURIComponent(groq)}${more}`, init)

  return [
    { name: 'The content service responds, and the dataset is public', run: checkContent },
    { name: 'The clock is right', run: checkClock },
    { name: 'The token for previews is valid', run: checkToken },
    { name: 'Browsers may call the content service from the site', run: checkCors },
  ]

  async function checkContent() {
    const began = performance.now()
    const answer = await query('count(*[_id == "siteSettings"])')
    const milliseconds = Math.round(performance.now() - began)
    if (typeof answer === 'string') return error(`${place} cannot be reached: ${answer}.`)
    if (answer.status === 401 || answer.status === 403)
      return error(`${place} is not public: the site reads it without a token.`)
    if (answer.status === 404) return error(`${place} does not exist.`)
    if (!answer.ok) return error(`${place} cannot be read: the content service answered ${answer.status}.`)
    const { result } = await fieldsOf(answer)
    if (result === undefined) return error(`${place} answered something other than content: another service is there.`)
    if (result !== 1)
      return error(`${place} has no site settings: fill it, for example by npm run seed -- --target hosted --yes.`)
    if (milliseconds > SLOW_MS) return warning(`${place} took ${milliseconds} ms for one small query.`)
    return []
  }

  async function checkClock() {
    const answer = await query('true')
    const date = typeof answer === 'string' ? null : answer.headers.get('date')
    if (!date) return null
    const difference = Date.now() - Date.parse(date)
    if (Math.abs(difference) < MAX_CLOCK_DIFFERENCE_MS) return []
    const direction = difference > 0 ? 'ahead of' : 'behind'
    return error(
      `The clock of this machine is ${Math.round(Math.abs(difference) / 1000)} seconds ${direction} the content service's.`,
    )
  }

  async function checkToken() {
    if (!readToken) return null
    const headers = { authorization: `Bearer ${readToken}` }
    const answer = await query('count(*[_id in path("drafts.**")])', { headers }, '&perspective=raw')
    if (typeof answer === 'string') return null
    if (answer.ok) return []
    return error(
      `SANITY_API_READ_TOKEN is refused by the content service (${answer.status}): staff cannot preview drafts.`,
    )
  }

  async function checkCors() {
    const { origin } = new URL(siteUrl)
    const answer = await query('true', { headers: { origin } })
    if (typeof answer === 'string') return null
    const isAllowed = answer.headers.get('access-control-allow-origin') === origin
    const hasCredentials = answer.headers.get('access-control-allow-credentials') === 'true'
    if (isAllowed && hasCredentials) return []
    const what = isAllowed ? 'with credentials' : 'at all'
    return error(
      `${origin} may not call the content service ${what}: the Studio would not work. Add it to the project's CORS origins, with credentials.`,
    )
  }
}
