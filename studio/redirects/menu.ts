import { UploadIcon } from '@sanity/icons/Upload'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { MenuItemBuilder, StructureBuilder } from 'sanity/structure'
import { openRedirectDialog } from './open-dialog'

/** Actions for all redirects, in the head of their list. */
export function redirectMenu(S: StructureBuilder): MenuItemBuilder[] {
  return [
    S.menuItem()
      .title('Import')
      .icon(UploadIcon)
      .showAsAction(true)
      .action(() => openRedirectDialog('import')),
    S.menuItem()
      .title('Broken and unused')
      .icon(WarningOutlineIcon)
      .showAsAction(true)
      .action(() => openRedirectDialog('check')),
  ]
}
