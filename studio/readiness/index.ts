import { definePlugin } from 'sanity'
import { readinessInspector } from './inspector'
import { checkBeforePublish } from './publish-action'

export const readiness = definePlugin({
  name: 'readiness',
  document: {
    inspectors: inspectors => [...inspectors, readinessInspector],
    actions: actions => actions.map(action => (action.action === 'publish' ? checkBeforePublish(action) : action)),
  },
})
