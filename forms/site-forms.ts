import { siteUrl } from '../lib/env.ts'
import { log } from '../lib/log.ts'
import { serverEnv } from '../lib/server-env.ts'
import { openWays } from './notifications/ways.ts'
import { type Forms, openForms } from './open-forms.ts'

/** Routes and start-up code are bundled apart, each with its own modules; what they share hangs here. */
const shared: { minaraForms?: Forms } = globalThis as { minaraForms?: Forms }

/** The forms of the running site: opened once, which also starts the delivery of what waits. Throws when the disk fails. */
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

/** Submissions that waited when the site was stopped go on their way without waiting for a visitor. */
export function resumeDelivery(): void {
  try {
    siteForms()
  } catch (error) {
    log.error('outbox.broken', { message: 'The outbox cannot be opened; no form can be taken in' }, error)
  }
}
