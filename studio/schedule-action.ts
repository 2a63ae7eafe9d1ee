import type { DocumentActionComponent } from 'sanity'
import { checkBeforeSchedule } from './readiness/check-schedule'
import { keepOldAddressAhead } from './redirects/keep-old-address'

/**
 * Wraps the action that publishes a draft at a time, and no others: “Pause to edit” has the same kind. Sanity adds it after all plugins, so
 * the Studio's configuration calls this.
 */
export function askBeforeSchedule(action: DocumentActionComponent): DocumentActionComponent {
  return action.displayName === 'SchedulePublishAction' ? checkBeforeSchedule(keepOldAddressAhead(action)) : action
}
