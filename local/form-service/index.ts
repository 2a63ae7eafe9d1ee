import type { HttpRequest, HttpResponse, Route } from 'offline-content-lake/http'
import { HttpError, json, readJson, unsupportedMediaType } from 'offline-content-lake/http'
import { openArrivals } from '../arrivals.ts'
import { listArrivals } from '../page.ts'
import { type FormError, isCaught, readFields } from './fields.ts'
import { BEHAVIOURS, behave } from './switches.ts'

const MAX_BODY_BYTES = 256_000
const FORM_KEY = /^[A-Za-z0-9_-]{1,64}$/

/** Where the hosted service sends browsers that post a form directly. */
const THANKS_PATH = '/thanks'

type FormServiceOptions = {
  folder: string
  now?: () => Date
}

/** Stands in for the hosted form service: speaks its protocol, stores submissions and lists them at /inbox. */
export function formServiceRoutes({ folder, now = () => new Date() }: FormServiceOptions): Route[] {
  const arrivals = openArrivals(folder)
  const { routes, behaviour } = listArrivals({
    ...{ path: '/inbox', title: 'Inbox', noun: 'submission', arrivals },
    empty: 'Nothing has arrived yet. Send a form on the site, then reload this page.',
    card: ({ id, channel, fields }) => ({ title: `${channel} #${id}`, rows: fields }),
    ...{ subject: 'the form service', behaviours: BEHAVIOURS, initial: 'normal' },
  })
  return [...routes, { method: 'POST', path: '/form-service/f/:key', handle: accept }]

  async function accept(request: HttpRequest): Promise<HttpResponse> {
    const channel = requireFormKey(request)
    requireJson(request)
    const { fields, errors } = readFields(await readJson(request, MAX_BODY_BYTES))
    if (errors.length > 0) throw new HttpError(422, { error: 'Validation errors', errors })
    const key = request.headers['idempotency-key']
    const take = () => {
      if (!isCaught(fields))
        arrivals.keep({ channel, receivedAt: now().toISOString(), fields }, typeof key === 'string' ? key : null)
      return json({ next: THANKS_PATH, ok: true })
    }
    return behave(behaviour(), take, request.signal)
  }
}

function requireFormKey({ params }: HttpRequest): string {
  const { key = '' } = params
  if (FORM_KEY.test(key)) return key
  const error: FormError = { code: 'FORM_NOT_FOUND', message: 'Form not found' }
  throw new HttpError(404, { error: error.message, errors: [error] })
}

function requireJson({ headers }: HttpRequest): void {
  if (/^application\/json\b/i.test(headers['content-type'] ?? '')) return
  throw unsupportedMediaType('The form must be sent as application/json')
}
