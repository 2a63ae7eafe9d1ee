import { type ReactNode, useEffect } from 'react'
import { ReceivedTitle } from '@/components/forms/received-title'
import { CloseDialogButton } from '@/components/ui/dialog-button'
import { DialogFrame, DialogTitle } from '@/components/ui/dialog-frame'
import { DIALOGS, dialogTitleId } from '@/lib/dialogs'
import type { DraftState } from '@/lib/drafts/draft'
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

  // The button that deletes, and had the focus, is gone.
  const isErased = isShown && !saved
  useEffect(() => {
    if (isErased) document.getElementById(dialogTitleId(DIALOGS.savedDraft))?.focus()
  }, [isErased])

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
        {isErased && <p dir="auto">{draft.erasedText}</p>}
        <CloseDialogButton closes={DIALOGS.savedDraft} size="lg">
          {draft.stay}
        </CloseDialogButton>
      </div>
    </DialogFrame>
  )
}

const SHOWN = new Set<DraftState['outcome']>(['saved', 'held', 'opened', 'erased', 'mailed'])

type SavedPlainProps = { content: RegistrationContent; hasMail: boolean; saving: Saving }

/** Says what the dialog says, above the form that came back after it was posted without JavaScript. */
export function SavedPlain({ content, hasMail, saving }: SavedPlainProps) {
  const { state, shows } = saving
  const { draft } = content
  if (!state || !SHOWN.has(state.outcome) || shows > 0) return null
  const { saved } = state
  return (
    <section className="mb-9 grid gap-4 border-rule border-b pb-8">
      <ReceivedTitle>{saved ? draft.title : draft.erasedTitle}</ReceivedTitle>
      {saved ? (
        <SavedPanel content={content} hasMail={hasMail} saving={saving} state={state} saved={saved} />
      ) : (
        <p dir="auto">{draft.erasedText}</p>
      )}
    </section>
  )
}
