import { lazy, useState } from 'react'
import { Button } from '@/components/ui/button'
import { loadQuietly } from '@/components/ui/late-code.client'
import { TextButton } from '@/components/ui/text-link'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import { DRAFT_ACTION_FIELD, type DraftAction, type DraftState, EMAIL_FIELD, type SavedDraft } from '@/lib/drafts/draft'
import { DRAFT_MESSAGES } from '@/lib/drafts/words'
import { fillIn } from '@/lib/format'
import { nameFields } from '../field-labels'
import type { RegistrationContent } from '../step'
import type { LinkCodeProps } from './link-code'
import { SavingMessage } from './save-later.client'
import type { Saving } from './use-saving'

type Words = RegistrationContent['draft']

const LINK_ID = 'saved-draft-link'

type SavedPanelProps = {
  content: RegistrationContent
  /** Visitors may get mail. */
  hasMail: boolean
  saving: Saving
  state: DraftState
  saved: SavedDraft
}

/** The link to the saved answers, and what can be done with it. */
export function SavedPanel({ content, hasMail, saving, state, saved }: SavedPanelProps) {
  const { draft } = content
  return (
    <div className="grid gap-4">
      <p dir="auto">{draft.text}</p>
      <ChangesNote content={content} state={state} />
      <CopyLink words={draft} link={saved.link} />
      <ShowCode words={draft} link={saved.link} />
      {hasMail && saved.values[EMAIL_FIELD]?.trim() && (
        <Action action="mail" isBusy={saving.isBusy} onPress={saving.mail}>
          {draft.mail}
        </Action>
      )}
      <p role="status" dir="auto" className="form-note empty:sr-only">
        {state.outcome === 'mailed' && draft.mailed}
      </p>
      <SavingMessage outcome={state.outcome} />
      <Action action="erase" isBusy={saving.isBusy} onPress={saving.erase}>
        {draft.erase}
      </Action>
    </div>
  )
}

type ActionProps = { action: DraftAction; isBusy: boolean; onPress: () => void; children: string }

/** Without JavaScript it posts the form. */
function Action({ action, isBusy, onPress, children }: ActionProps) {
  return (
    <TextButton
      type="submit"
      name={DRAFT_ACTION_FIELD}
      value={action}
      className="min-h-11 justify-self-start"
      aria-disabled={isBusy ? true : undefined}
      onClick={event => {
        event.preventDefault()
        onPress()
      }}
    >
      {children}
    </TextButton>
  )
}

/** Names the fields that somebody else had changed, in the page's words. */
function ChangesNote({ content, state: { outcome, changes } }: { content: RegistrationContent; state: DraftState }) {
  const { draft } = content
  const { taken, replaced } = changes
  return (
    <div role="status" className="grid gap-3 empty:sr-only">
      {taken.length > 0 && (
        <p dir="auto" className="form-note">
          {fillIn(draft.taken, { fields: nameFields(taken, content) })}
        </p>
      )}
      {replaced.length > 0 && (
        <p dir="auto" className="form-note">
          {fillIn(draft.replaced, { fields: nameFields(replaced, content) })}
        </p>
      )}
      {outcome === 'held' && (
        <p dir="auto" className="form-note">
          {draft.held}
        </p>
      )}
    </div>
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

function ShowCode({ words, link }: { words: Words; link: string }) {
  const isInteractive = useIsInteractive()
  const [code, setCode] = useState<typeof import('./link-code') | null>(null)
  const [isMissing, setMissing] = useState(false)
  if (!isInteractive) {
    return (
      <details>
        <summary dir="auto" className="flex min-h-11 cursor-pointer items-center font-[650] text-link">
          {words.showCode}
        </summary>
        <PlainCode link={link} label={words.code} />
      </details>
    )
  }
  if (code) {
    return (
      <div tabIndex={-1} ref={takeFocus} className="outline-none">
        <code.LinkCode link={link} label={words.code} />
      </div>
    )
  }
  const show = async () => {
    const loaded = await loadQuietly(() => import('./link-code'))
    setCode(loaded)
    setMissing(loaded === null)
  }
  return (
    <>
      <TextButton className="min-h-11 justify-self-start" onClick={show}>
        {words.showCode}
      </TextButton>
      {/* Not the page's note about what did not load, which nobody reaches behind the dialog. */}
      {isMissing && (
        <p role="alert" className="field-error">
          {DRAFT_MESSAGES.noCode}
        </p>
      )}
    </>
  )
}

/** The button that showed the code, and had the focus, is gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

/** The page that responds to a form posted without JavaScript waits for it. */
const PlainCode = lazy(async () => {
  const code = await loadQuietly(() => import('./link-code'))
  return { default: code?.LinkCode ?? NoCode }
})

function NoCode(_: LinkCodeProps) {
  return null
}
