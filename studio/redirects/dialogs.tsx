import { UploadIcon } from '@sanity/icons/Upload'
import { useEffect, useState } from 'react'
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

/** Menus of panes are not React components, so their action tells it as an event. */
const IMPORT = 'import-redirects'

/** Wraps every tool, so that the dialog stays open while panes behind it change. */
function RedirectDialogs(props: ActiveToolLayoutProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = () => setOpen(true)
    window.addEventListener(IMPORT, open)
    return () => window.removeEventListener(IMPORT, open)
  }, [])
  return (
    <>
      {props.renderDefault(props)}
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** Actions for all redirects, in the head of their list. */
export function redirectMenu(S: StructureBuilder): MenuItemBuilder[] {
  return [
    S.menuItem()
      .title('Import')
      .icon(UploadIcon)
      .showAsAction(true)
      .action(() => void window.dispatchEvent(new Event(IMPORT))),
  ]
}
