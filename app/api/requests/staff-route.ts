import { connection } from 'next/server'
import { TooManyQuestionsError } from '@/content/credentials'
import { readSession, type Session } from '@/content/session'
import { enter, RefusedRequest } from '@/forms/decode'
import type { Intake } from '@/forms/intake'
import { siteIntake } from '@/forms/site-intake'
import type { RequestsRefusal } from '@/lib/forms/requests'
import { log } from '@/lib/process/log'
import { RETRY_LATER } from '@/lib/process/page-status'

const ROLES = ['administrator', 'editor']

const NO_STORE = { 'cache-control': 'no-store' }

export type StaffCall = {
  request: Request
  /** Empty in a route without one. */
  id: string
  intake: Intake
  outbox: NonNullable<Intake['outbox']>
  by: string
}

export class Refusal extends RefusedRequest {
  readonly code: RequestsRefusal['code']

  constructor(status: number, code: RequestsRefusal['code'], message: string, headers = {}) {
    super(status, message, headers)
    this.code = code
  }
}

export const NOT_FOUND = new Refusal(404, 'not found', 'There is no such request, or it was erased.')

export async function encodeDetail({ outbox, id }: Pick<StaffCall, 'outbox' | 'id'>): Promise<Response> {
  const detail = await outbox.readRequest(id)
  if (!detail) throw NOT_FOUND
  return Response.json(detail)
}

/** A handler that checks the session on every call. */
export function staffRoute(handle: (call: StaffCall) => Promise<Response>) {
  return async (request: Request, { params }: { params?: Promise<{ id?: string }> }): Promise<Response> => {
    await connection()
    try {
      return await enter({ headers: request.headers, refuse }, async () => {
        const { name: by } = await requireStaff(request)
        const intake = siteIntake()
        const { outbox } = intake
        if (!outbox) throw new Refusal(501, 'nothing stored', 'OUTBOX_DIR is off: this site stores no requests.')
        const { id = '' } = (await params) ?? {}
        const response = await handle({ request, id, intake, outbox, by })
        response.headers.set('cache-control', NO_STORE['cache-control'])
        return response
      })
    } catch (error) {
      log.error('requests.failed', { message: 'A request of the Studio could not be answered' }, error)
      return refuse(new Refusal(503, 'failed', 'The store did not answer.'))
    }
  }
}

async function requireStaff(request: Request): Promise<Session> {
  const session = await findSession(request)
  if (!session) throw new Refusal(401, 'sign in', 'Send the token of a Sanity session as "Authorization: Bearer …".')
  if (session.roles.some(role => ROLES.includes(role))) return session
  throw new Refusal(403, 'role', 'Only administrators and editors of the Sanity project may see this.')
}

async function findSession(request: Request): Promise<Session | null> {
  try {
    return await readSession(request.headers.get('authorization'))
  } catch (error) {
    if (error instanceof TooManyQuestionsError)
      throw new Refusal(429, 'content service unreachable', error.message, RETRY_LATER)
    log.error('content.unreachable', { message: 'A session could not be checked' }, error)
    throw new Refusal(503, 'content service unreachable', 'The content service did not answer.')
  }
}

function refuse(refused: RefusedRequest): Response {
  const { status, message, headers } = refused
  const code = refused instanceof Refusal ? refused.code : 'bad request'
  return Response.json({ code, message } satisfies RequestsRefusal, { status, headers: { ...NO_STORE, ...headers } })
}
