import { log } from '../lib/log.ts'
import type { RefusedRequest } from './decode.ts'

type Refused = { form: string; headers: Headers; error: RefusedRequest }

/** Logs why a form was refused, and from which site it came when that is why. */
export function logRefusal({ form, headers, error: { status, message } }: Refused): void {
  const origin = headers.get('origin') ?? ''
  log.warn('form.refused', {
    form,
    status,
    reason: message,
    origin: URL.canParse(origin) ? new URL(origin).origin : null,
  })
}
