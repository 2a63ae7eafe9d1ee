import type { HttpRequest, HttpResponse, Route } from 'offline-content-lake/http'
import { HttpError, json, readBytes, readJson, unsupportedMediaType } from 'offline-content-lake/http'
import { readChoice, turnPage } from '../page.ts'
import { type FormError, isCaught, readFields } from './fields.ts'
import { BEHAVIOUR_PATH, showInbox } from './inbox.ts'
import { openSubmissions } from './submissions.ts'
import { BEHAVIOURS, type Behaviour, behave } from './switches.ts'

const MAX_BODY_BYTES = 256_000
const INBOX_PAGE_LENGTH = 50
const MAX_SWITCH_BYTES = 1_000
const FORM_KEY = /^[A-Za-z0-9_-]{1,64}$/

/** Where the hosted service sends browsers that post a form directly. */
const THANKS_PATH = '/thanks'

type FormServiceOptions = {
  folder: string
  now?: () => Date
}

/** Stands in for the hosted form service: speaks its protocol, stores submissions and lists them at /inbox. */
export function formServiceRoutes({ folder, now = () => new Date() }: FormServiceOptions): Route[] {
  const submissions = openSubmissions(folder)
  let behaviour: Behaviour = 'normal'
  return [
    { method: 'POST', path: '/form-service/f/:key', handle: accept },
    { method: 'POST', path: BEHAVIOUR_PATH, handle: switchBehaviour },
    {
      method: 'GET',
      path: '/inbox',
      handle: ({ query }) =>
        showInbox({
          submissions: turnPage(query, INBOX_PAGE_LENGTH, submissions.list),
          total: submissions.count(),
          behaviour,
        }),
    },
  ]

  async function accept(request: HttpRequest): Promise<HttpResponse> {
    const formKey = requireFormKey(request)
    requireJson(request)
    const { fields, errors } = readFields(await readJson(request, MAX_BODY_BYTES))
    if (errors.length > 0) throw new HttpError(422, { error: 'Validation errors', errors })
    const key = request.headers['idempotency-key']
    const take = () => {
      if (!isCaught(fields)) {
        submissions.keep(
          { formKey, receivedAt: now().toISOString(), fields },
          typeof key === 'string' ? key : undefined,
        )
      }
      return json({ next: THANKS_PATH, ok: true })
    }
    return behave(behaviour, take, request.signal)
  }

  /** The body is `behaviour=fault`, as the inbox page's form sends it. The choice lasts until the next switch or a restart. */
  async function switchBehaviour(request: HttpRequest): Promise<HttpResponse> {
    const sent = new URLSearchParams(Buffer.from(await readBytes(request, MAX_SWITCH_BYTES)).toString())
    behaviour = readChoice(BEHAVIOURS, sent.get('behaviour') ?? '')
    return { status: 303, headers: { location: '/inbox' } }
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
