import { type DocumentActionComponent, definePlugin } from 'sanity'
import { readinessInspector } from './inspector'
import { checkBeforePublish } from './publish-action'
import { refuseWhileUnread } from './schedule-action'

export const readiness = definePlugin({
  name: 'readiness',
  document: {
    inspectors: inspectors => [...inspectors, readinessInspector],
    actions: actions => actions.map(checked),
  },
})

function checked(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action === 'publish') return checkBeforePublish(action)
  return action.action === 'schedule' ? refuseWhileUnread(action) : action
}
