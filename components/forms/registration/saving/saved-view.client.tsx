import { type ComponentProps, useState } from 'react'
import { AlertMessage } from '@/components/forms/form-parts'
import { Button } from '@/components/ui/button'
import { FocusedTitle } from '@/components/ui/dialog'
import { Text } from '@/components/ui/text'
import { TextButton } from '@/components/ui/text-link'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import { DRAFT_ACTION_FIELD, DRAFT_TOKEN_FIELD, type DraftAction, EMAIL_FIELD } from '@/lib/forms/draft'
import { fillIn } from '@/lib/words/format'
import { nameFields, type RegistrationContent } from '../step'
import { messageOf } from './messages'
import { SAVE_BUTTON_ID, SAVED_VIEW_ID, type Saving } from './use-saving'

type Words = RegistrationContent['draft']

const LINK_ID = 'saved-draft-link'

type SavedViewProps = { content: RegistrationContent; hasMail: boolean; saving: Saving }

/** Above the steps: the link to the saved answers and what can be done with it, that they are deleted, or the question whose answers to go on with. */
export function SavedView({ content, hasMail, saving }: SavedViewProps) {
  const { state, isShown } = saving
  const isInteractive = useIsInteractive()
  if (!state || !isShown) return null
  const { saved, outcome, fields = [] } = state
  const { draft } = content
  const [title, text] =
    outcome === 'conflict'
      ? [draft.sinceTitle, fillIn(draft.askText, { fields: nameFields(fields, content) })]
      : saved
        ? [draft.title, draft.text]
        : [draft.erasedTitle, draft.erasedText]
  return (
    <section id={SAVED_VIEW_ID} className="mb-9 grid gap-4 border-rule border-b pb-8">
      {/* Enter in a field presses the first button that posts the form, or none if that is disabled. */}
      {!isInteractive && <button type="submit" disabled hidden />}
      <FocusedTitle>{title}</FocusedTitle>
      <p dir="auto">{text}</p>
      {outcome === 'conflict' ? (
        <ChooseAnswers words={draft} {...saving} />
      ) : (
        saved && (
          <>
            <CopyLink words={draft} link={saved.link} />
            {hasMail && saved.values[EMAIL_FIELD]?.trim() && (
              <DraftButton action="mail" {...saving}>
                {draft.mail}
              </DraftButton>
            )}
            <p role="status" dir="auto" className="form-note empty:sr-only">
              {outcome === 'mailed' && draft.mailed}
            </p>
            <AlertMessage message={messageOf(outcome)} />
            <DraftButton action="erase" {...saving}>
              {draft.erase}
            </DraftButton>
          </>
        )
      )}
      {isInteractive && outcome !== 'conflict' && (
        <Button variant="quiet" className="justify-self-start" onClick={saving.stay}>
          {draft.stay}
        </Button>
      )}
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
      <Text.label htmlFor={LINK_ID}>{words.link}</Text.label>
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

/** Shows above the bar of buttons and comes after it, because Enter in a field presses the first button that posts the form. */
export function SaveLater({ label, saving, isPosted }: { label: string; saving: Saving; isPosted: boolean }) {
  const { state, isShown, isBusy } = saving
  return (
    <div className="p-[0_var(--sheet-side)_16px] print:hidden">
      {state?.saved && <input type="hidden" name={DRAFT_TOKEN_FIELD} value={state.saved.token} />}
      {!isShown && <AlertMessage message={messageOf(state?.outcome)} isPosted={isPosted} />}
      {state?.outcome !== 'conflict' && (
        <DraftButton id={SAVE_BUTTON_ID} action="save" {...saving}>
          {isBusy ? 'Saving...' : label}
        </DraftButton>
      )}
    </div>
  )
}

export function ChooseAnswers({ words, run, isBusy }: Pick<Saving, 'run' | 'isBusy'> & { words: Words }) {
  return (
    <div className="flex flex-wrap gap-3">
      <DraftButton action="open" {...{ run, isBusy }} variant="primary">
        {words.useSaved}
      </DraftButton>
      <DraftButton action="save" {...{ run, isBusy }} variant="quiet">
        {words.keepTyped}
      </DraftButton>
    </div>
  )
}

type DraftButtonProps = Pick<Saving, 'run' | 'isBusy'> & {
  id?: string
  action: DraftAction
  /** Without one it looks like a link. */
  variant?: 'primary' | 'quiet'
  children: string
}

/** Without JavaScript it posts the form, and the page comes back with what became of it. */
function DraftButton({ id, action, run, isBusy, variant, children }: DraftButtonProps) {
  const props: ComponentProps<'button'> = {
    ...{ id, children, type: useIsInteractive() ? 'button' : 'submit', name: DRAFT_ACTION_FIELD, value: action },
    'aria-disabled': isBusy ? true : undefined,
    onClick: event => {
      event.preventDefault()
      run(action)
    },
  }
  if (variant) return <Button variant={variant} {...props} />
  return <TextButton className="min-h-11 justify-self-start" {...props} />
}
