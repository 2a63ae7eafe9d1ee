import { UploadIcon } from '@sanity/icons/Upload'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { useSyncExternalStore } from 'react'
import { type ActiveToolLayoutProps, definePlugin } from 'sanity'
import type { MenuItemBuilder, StructureBuilder } from 'sanity/structure'
import { CheckDialog } from './check-dialog'
import { ImportDialog } from './import/import-dialog'
import { keepOldAddress } from './keep-old-address'

export const redirects = definePlugin({
  name: 'redirects',
  document: {
    actions: actions => actions.map(action => (action.action === 'publish' ? keepOldAddress(action) : action)),
  },
  studio: { components: { activeToolLayout: RedirectDialogs } },
})

/** Wraps every tool, so that a dialog stays open while panes behind it change. */
function RedirectDialogs(props: ActiveToolLayoutProps) {
  const dialog = useSyncExternalStore(redirectDialog.subscribe, redirectDialog.get)
  const close = () => openRedirectDialog(null)
  return (
    <>
      {props.renderDefault(props)}
      {dialog === 'import' && <ImportDialog onClose={close} />}
      {dialog === 'check' && <CheckDialog onClose={close} />}
    </>
  )
}

/** Which dialog about all redirects is open. A store, because menus of panes open it, and they are not React components. */
type RedirectDialog = 'import' | 'check'

let open: RedirectDialog | null = null
const listeners = new Set<() => void>()

function openRedirectDialog(dialog: RedirectDialog | null): void {
  open = dialog
  for (const listener of listeners) listener()
}

const redirectDialog = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => open,
}

/** Actions for all redirects, in the head of their list. */
export function redirectMenu(S: StructureBuilder): MenuItemBuilder[] {
  return [
    S.menuItem()
      .title('Import')
      .icon(UploadIcon)
      .showAsAction(true)
      .action(() => openRedirectDialog('import')),
    S.menuItem()
      .title('Broken and switched off')
      .icon(WarningOutlineIcon)
      .showAsAction(true)
      .action(() => openRedirectDialog('check')),
  ]
}
