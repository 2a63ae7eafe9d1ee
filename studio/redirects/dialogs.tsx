import { UploadIcon } from '@sanity/icons/Upload'
import { useEffect, useState } from 'react'
import type { MenuItemBuilder, StructureBuilder } from 'sanity/structure'
import { ImportDialog } from './import/import-dialog'

/** Menus of panes are not React components, so their action tells it as an event. */
const IMPORT = 'import-redirects'

/** The dialog stays open while panes behind it change. */
export function RedirectImport() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = () => setOpen(true)
    window.addEventListener(IMPORT, open)
    return () => window.removeEventListener(IMPORT, open)
  }, [])
  return isOpen && <ImportDialog onClose={() => setOpen(false)} />
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
