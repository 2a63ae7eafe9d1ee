import { definePlugin } from 'sanity'
import { readinessInspector } from './inspector'
import { checkBeforePublish } from './publish-action'

/** A look at the document before it is published: beside the form at any time, and between Publish and publishing. */
export const readiness = definePlugin({
  name: 'readiness',
  document: {
    inspectors: inspectors => [...inspectors, readinessInspector],
    actions: actions => actions.map(action => (action.action === 'publish' ? checkBeforePublish(action) : action)),
  },
})
