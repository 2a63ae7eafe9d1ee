import { UploadIcon } from '@sanity/icons/Upload'
import { useSyncExternalStore } from 'react'
import { type ActiveToolLayoutProps, definePlugin } from 'sanity'
import type { MenuItemBuilder, StructureBuilder } from 'sanity/structure'
import { ImportDialog } from './import/import-dialog'
import { keepOldAddress } from './keep-old-address'

export const redirects = definePlugin({
  name: 'redirects',
  document: {
    actions: actions => actions.map(action => (action.action === 'publish' ? keepOldAddress(action) : action)),
  },
  studio: { components: { activeToolLayout: RedirectDialogs } },
})

/** Wraps every tool, so that the dialog stays open while panes behind it change. */
function RedirectDialogs(props: ActiveToolLayoutProps) {
  const isOpen = useSyncExternalStore(importDialog.subscribe, importDialog.isOpen)
  return (
    <>
      {props.renderDefault(props)}
      {isOpen && <ImportDialog onClose={() => showImport(false)} />}
    </>
  )
}

/** A store, because menus of panes open the dialog, and they are not React components. */
let isImporting = false
const listeners = new Set<() => void>()

function showImport(isOpen: boolean): void {
  isImporting = isOpen
  for (const listener of listeners) listener()
}

const importDialog = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isOpen: () => isImporting,
}

/** Actions for all redirects, in the head of their list. */
export function redirectMenu(S: StructureBuilder): MenuItemBuilder[] {
  return [
    S.menuItem()
      .title('Import')
      .icon(UploadIcon)
      .showAsAction(true)
      .action(() => showImport(true)),
  ]
}
