import { useSyncExternalStore } from 'react'
import type { ActiveToolLayoutProps } from 'sanity'
import { CheckDialog } from './check-dialog'
import { ImportDialog } from './import/import-dialog'
import { openRedirectDialog, redirectDialog } from './open-dialog'

/** Wraps every tool, so that a dialog stays open while panes behind it change. */
export function RedirectDialogs(props: ActiveToolLayoutProps) {
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
