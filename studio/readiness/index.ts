import { definePlugin } from 'sanity'
import { readinessInspector } from './inspector'
import { checkBeforePublish } from './publish-action'

/** Checks a document before it is published: in an inspector at any time, and when staff press Publish. */
export const readiness = definePlugin({
  name: 'readiness',
  document: {
    inspectors: inspectors => [...inspectors, readinessInspector],
    actions: actions => actions.map(action => (action.action === 'publish' ? checkBeforePublish(action) : action)),
  },
})
