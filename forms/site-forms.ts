import { siteUrl } from '../lib/env.ts'
import { log } from '../lib/log.ts'
import { serverEnv } from '../lib/server-env.ts'
import { openWays } from './notifications/ways.ts'
import { type Forms, openForms } from './open-forms.ts'

/** Next bundles routes and instrumentation separately, each with its own modules, so they share this on globalThis. */
const shared: { minaraForms?: Forms } = globalThis as { minaraForms?: Forms }

/** Opens the forms of the running site once, which also starts delivery. Throws when the disk fails. */
export function siteForms(): Forms {
  shared.minaraForms ??= openForms({
    endpoints: serverEnv.formEndpoints,
    outboxFolder: serverEnv.outboxFolder,
    retentionDays: serverEnv.retentionDays,
    notifications: {
      ways: openWays(serverEnv.notifications),
      siteUrl,
      hasDetails: serverEnv.notifications.hasDetails,
    },
  })
  return shared.minaraForms
}

/** Starts delivery of pending submissions at boot, without waiting for a visitor. */
export function resumeDelivery(): void {
  try {
    siteForms()
  } catch (error) {
    log.error('outbox.broken', { message: 'The outbox cannot be opened; no form can be taken in' }, error)
  }
}
