import type { Finding } from '../../lib/environment/check.ts'
import { proxyNote } from '../../lib/environment/proxies.ts'

const TIMEOUT_MS = 5_000

/** `run` resolves to null if it could not be checked, for a reason that another check names. */
export type Check = { name: string; run: () => Promise<Finding[] | null> }

/** Returns the reason if there is no response. Redirects are not followed. */
export async function ask(url: string, init: RequestInit = {}): Promise<Response | string> {
  try {
    return await fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (failure) {
    return `${whyFailed(failure)}${proxyNote(url, process.env)}`
  }
}

/** The fields of a JSON object; none of anything else. */
export async function fieldsOf(answer: Response | string): Promise<Record<string, unknown>> {
  const body: unknown = typeof answer === 'string' ? null : await answer.json().catch(() => null)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

/** What a failed request says in one line: fetch alone says "fetch failed". */
export function whyFailed(failure: unknown): string {
  if (!(failure instanceof Error)) return reasonOf(failure)
  if (failure.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} seconds`
  const [reason = ''] = reasonOf(failure.cause instanceof Error ? failure.cause : failure).split('\n')
  return reason
}

export function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  return failure.message || ('code' in failure ? String(failure.code) : failure.name)
}
