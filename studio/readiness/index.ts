import { definePlugin } from 'sanity'
import { askBeforeDiscard } from '@/studio/form/colleagues'
import { inWords } from './marks'
import { checkBeforePublish } from './publish-action'

/** What the rules of schemas/rules say, beside the fields and before Publish. */
export const readiness = definePlugin({
  name: 'readiness',
  form: { components: inWords },
  document: {
    actions: actions =>
      actions.map(action => {
        if (action.action === 'discardChanges') return askBeforeDiscard(action)
        return action.action === 'publish' ? checkBeforePublish(action) : action
      }),
  },
})
