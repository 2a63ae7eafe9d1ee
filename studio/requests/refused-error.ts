import type { RequestsRefusal } from '@/lib/requests/requests'

/** 'no answer': the network, or something between that is not the site. */
export type RefusalCode = RequestsRefusal['code'] | 'no answer'

const CODES: Record<RefusalCode, true> = {
  'sign in': true,
  role: true,
  'nothing stored': true,
  'not found': true,
  'state changed': true,
  'bad request': true,
  'content service unreachable': true,
  failed: true,
  'no answer': true,
}

/** What /api/requests said instead of an answer. The message is for developers. */
export class RefusedError extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.name = 'RefusedError'
    this.code = code
  }
}

export function codeOf(error: unknown): RefusalCode {
  return error instanceof RefusedError ? error.code : 'no answer'
}

export async function readRefusal(response: Response): Promise<RefusedError> {
  const body: unknown = await response.json().catch(() => null)
  const { code, message } = Object(body)
  const isKnown = (value: unknown): value is RefusalCode => typeof value === 'string' && Object.hasOwn(CODES, value)
  return isKnown(code)
    ? new RefusedError(code, String(message))
    : new RefusedError('no answer', `/api/requests answered ${response.status} without saying why`)
}
