import { definePlugin } from 'sanity'
import { RedirectDialogs } from './dialogs'
import { keepOldAddress } from './keep-old-address'

export const redirects = definePlugin({
  name: 'redirects',
  document: {
    actions: actions => actions.map(action => (action.action === 'publish' ? keepOldAddress(action) : action)),
  },
  studio: { components: { activeToolLayout: RedirectDialogs } },
})
