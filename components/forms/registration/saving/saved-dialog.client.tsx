import { type ReactNode, useEffect } from 'react'
import { CloseDialogButton } from '@/components/ui/dialog-button'
import { DialogFrame, DialogTitle } from '@/components/ui/dialog-frame'
import { DIALOGS } from '@/lib/dialogs'
import type { RegistrationContent } from '../step'
import { SavedPanel } from './saved-panel.client'
import type { Saving } from './use-saving'

type SavedDialogProps = { content: RegistrationContent; hasMail: boolean; saving: Saving; closeButton: ReactNode }

/** Opens once the answers are saved. */
export function SavedDialog({ content, hasMail, saving, closeButton }: SavedDialogProps) {
  const { state, shows } = saving
  const { draft } = content
  // Only then, because the page may say the same already, for a form that was posted without JavaScript.
  const isShown = shows > 0
  const saved = state?.saved ?? null

  useEffect(() => {
    const dialog = document.getElementById(DIALOGS.savedDraft)
    if (shows > 0 && dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
  }, [shows])

  return (
    <DialogFrame id={DIALOGS.savedDraft} size="sm" closeButton={closeButton}>
      <div className="grid gap-4 px-[clamp(22px,4vw,44px)] py-[clamp(28px,4vw,44px)]">
        <div role="status">
          <DialogTitle dialogId={DIALOGS.savedDraft} className="pr-12">
            {saved ? draft.title : draft.erasedTitle}
          </DialogTitle>
        </div>
        {isShown && state && saved && (
          <SavedPanel content={content} hasMail={hasMail} saving={saving} state={state} saved={saved} />
        )}
        {isShown && !saved && <p dir="auto">{draft.erasedText}</p>}
        <CloseDialogButton closes={DIALOGS.savedDraft} size="lg">
          {draft.stay}
        </CloseDialogButton>
      </div>
    </DialogFrame>
  )
}
