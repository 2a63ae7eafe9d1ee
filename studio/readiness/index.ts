import { definePlugin } from 'sanity'
import { askBeforeDiscard } from '@/studio/form/colleagues'
import { readinessInspector } from './inspector'
import { checkBeforePublish } from './publish-action'

export const readiness = definePlugin({
  name: 'readiness',
  document: {
    inspectors: inspectors => [...inspectors, readinessInspector],
    actions: actions =>
      actions.map(action => {
        if (action.action === 'discardChanges') return askBeforeDiscard(action)
        return action.action === 'publish' ? checkBeforePublish(action) : action
      }),
  },
})
