import type { DocumentActionComponent, DocumentActionsContext } from 'sanity'
import { checkBeforeSchedule } from './readiness/check-schedule'
import { checkBeforePublish } from './readiness/publish-action'
import { keepOldAddressAhead } from './redirects/keep-old-address'

/**
 * Wraps the action that publishes a draft at a time, and the one that publishes a scheduled draft at once. “Pause to edit” has the same kind
 * as the first. Sanity adds them after all plugins, so the Studio's configuration calls this.
 */
export function askBeforeSchedule(
  action: DocumentActionComponent,
  { versionType }: Pick<DocumentActionsContext, 'versionType'>,
): DocumentActionComponent {
  if (action.displayName === 'SchedulePublishAction') return checkBeforeSchedule(keepOldAddressAhead(action))
  const isAtOnce = versionType === 'scheduled-draft' && action.action === 'publish'
  return isAtOnce ? checkBeforePublish(keepOldAddressAhead(action)) : action
}
