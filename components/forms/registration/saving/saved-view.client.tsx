import { type ReactNode, useState } from 'react'
import { AlertMessage, ReceivedTitle } from '@/components/forms/form-parts'
import { Button } from '@/components/ui/button'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import { EMAIL_FIELD } from '@/lib/drafts/draft'
import { fillIn } from '@/lib/words/format'
import { nameFields, type RegistrationContent } from '../step'
import { messageOf } from './messages'
import { ChooseAnswers, DraftButton } from './save-later.client'
import { SAVED_VIEW_ID, type Saving } from './use-saving'

type Words = RegistrationContent['draft']

const LINK_ID = 'saved-draft-link'

type SavedViewProps = {
  content: RegistrationContent
  /** Visitors may get mail. */
  hasMail: boolean
  saving: Saving
}

/** Above the steps: the link to the saved answers and what can be done with it, that they are deleted, or the question whose answers to go on with. */
export function SavedView({ content, hasMail, saving }: SavedViewProps) {
  const { state, isShown, isBusy } = saving
  const isInteractive = useIsInteractive()
  if (!state || !isShown) return null
  const { saved, outcome, fields = [] } = state
  const { draft } = content
  if (outcome === 'conflict') {
    return (
      <Frame title={draft.sinceTitle}>
        <p dir="auto">{fillIn(draft.askText, { fields: nameFields(fields, content) })}</p>
        <ChooseAnswers words={draft} isBusy={isBusy} onSaved={saving.takeSaved} onTyped={saving.save} />
      </Frame>
    )
  }
  return (
    <Frame title={saved ? draft.title : draft.erasedTitle}>
      <p dir="auto">{saved ? draft.text : draft.erasedText}</p>
      {saved && (
        <>
          <CopyLink words={draft} link={saved.link} />
          {hasMail && saved.values[EMAIL_FIELD]?.trim() && (
            <DraftButton action="mail" isBusy={isBusy} onPress={saving.mail}>
              {draft.mail}
            </DraftButton>
          )}
          <p role="status" dir="auto" className="form-note empty:sr-only">
            {outcome === 'mailed' && draft.mailed}
          </p>
          <AlertMessage message={messageOf(outcome)} />
          <DraftButton action="erase" isBusy={isBusy} onPress={saving.erase}>
            {draft.erase}
          </DraftButton>
        </>
      )}
      {isInteractive && (
        <Button variant="quiet" className="justify-self-start" onClick={saving.stay}>
          {draft.stay}
        </Button>
      )}
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id={SAVED_VIEW_ID} className="mb-9 grid gap-4 border-rule border-b pb-8">
      {/* Enter in a field presses the first button that posts the form, or none if that is disabled. */}
      {!useIsInteractive() && <button type="submit" disabled hidden />}
      <ReceivedTitle>{title}</ReceivedTitle>
      {children}
    </section>
  )
}

function CopyLink({ words, link }: { words: Words; link: string }) {
  const [copied, setCopied] = useState('')

  async function copy(): Promise<void> {
    const field = document.getElementById(LINK_ID)
    // Where the browser does not let the page copy, the visitor does.
    if (field instanceof HTMLInputElement) field.select()
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    )
    setCopied(isCopied ? link : '')
  }

  return (
    <div className="field">
      <label htmlFor={LINK_ID} dir="auto">
        {words.link}
      </label>
      <div className="flex flex-wrap gap-3">
        <input id={LINK_ID} readOnly value={link} dir="ltr" className="input w-auto! min-w-0 flex-[1_1_14rem]" />
        {useIsInteractive() && (
          <Button variant="quiet" onClick={copy}>
            {words.copy}
          </Button>
        )}
      </div>
      <p role="status" dir="auto" className="field-hint">
        {copied === link && words.copied}
      </p>
    </div>
  )
}
