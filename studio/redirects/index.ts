import { definePlugin } from 'sanity'
import { RedirectDialogs } from './dialogs'
import { keepOldAddress } from './keep-old-address'

/** What the Studio does for redirects besides their form: it keeps old addresses, imports spreadsheets, and finds broken redirects. */
export const redirects = definePlugin({
  name: 'redirects',
  document: {
    actions: actions => actions.map(action => (action.action === 'publish' ? keepOldAddress(action) : action)),
  },
  studio: { components: { activeToolLayout: RedirectDialogs } },
})
