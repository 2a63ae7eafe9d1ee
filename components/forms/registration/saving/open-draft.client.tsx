import type { ReactNode, RefObject } from 'react'
import { AlertMessage } from '@/components/forms/form-parts'
import { keepFields, readForm } from '@/components/forms/typed-fields'
import { Button, ButtonLink } from '@/components/ui/button'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { TextLink } from '@/components/ui/text-link'
import { DRAFT_ACTION_FIELD, DRAFT_LINK_FIELD, type DraftState } from '@/lib/drafts/draft'
import { fillIn } from '@/lib/words/format'
import { nameFields } from '../field-labels'
import type { RegistrationContent } from '../step'
import { DRAFT_MESSAGES, messageOf } from './messages'
import { ChooseAnswers } from './save-later.client'
import { useOpening } from './use-opening'

const FRESH = '/register'
const FIELD_ID = 'registration-draft-link'

type OpenDraftProps = {
  content: RegistrationContent
  /** What became of a link that was posted without JavaScript. */
  posted: DraftState | null
  /** The form around it. */
  form: RefObject<HTMLFormElement | null>
}

/** In place of the steps at the address of a link: opens it, or takes a pasted one. */
export function OpenDraft({ content, posted, form }: OpenDraftProps) {
  const { opening, open, use, keepTyped } = useOpening()
  const { draft } = content
  if (opening.status === 'asked') {
    const { saved, fields } = opening
    return (
      <Frame form={form} title={draft.askTitle} text={fillIn(draft.askText, { fields: nameFields(fields, content) })}>
        <ChooseAnswers words={draft} isBusy={false} onSaved={() => use(saved)} onTyped={keepTyped} />
      </Frame>
    )
  }

  const outcome = opening.status === 'failed' ? opening.outcome : posted?.outcome
  const isDead = outcome === 'gone' || outcome === 'broken'
  const isOpening = opening.status === 'opening'
  return (
    <Frame
      form={form}
      title={isDead ? draft.goneTitle : draft.openTitle}
      text={isDead ? draft.goneText : draft.openText}
    >
      {isDead && (
        <ButtonLink href={FRESH} className="justify-self-start">
          {draft.fresh}
        </ButtonLink>
      )}
      <div className="field">
        <label htmlFor={FIELD_ID} dir="auto">
          {draft.link}
        </label>
        <input
          type="text"
          id={FIELD_ID}
          name={DRAFT_LINK_FIELD}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="input"
        />
      </div>
      {!isDead && <AlertMessage message={messageOf(outcome)} />}
      <Button
        type="submit"
        name={DRAFT_ACTION_FIELD}
        value="open"
        variant={isDead ? 'quiet' : 'primary'}
        className="justify-self-start"
        aria-disabled={isOpening ? true : undefined}
        onClick={event => {
          event.preventDefault()
          if (!form.current || isOpening) return
          if (!open(readForm(form.current)[DRAFT_LINK_FIELD] ?? '')) document.getElementById(FIELD_ID)?.focus()
        }}
      >
        {isOpening ? DRAFT_MESSAGES.opening : draft.open}
      </Button>
      {!isDead && (
        <TextLink href={FRESH} className="min-h-11 justify-self-start">
          {draft.fresh}
        </TextLink>
      )}
    </Frame>
  )
}

type FrameProps = Pick<OpenDraftProps, 'form'> & { title: string; text: string; children: ReactNode }

/** What it says changes with the link's state, so screen readers announce it. */
function Frame({ form, title, text, children }: FrameProps) {
  return (
    <ErrorBoundary keep={keepFields(form)}>
      <section className="grid gap-5">
        <div role="status" className="grid gap-3">
          <h2 dir="auto" className="text-title">
            {title}
          </h2>
          <p dir="auto">{text}</p>
        </div>
        {children}
      </section>
    </ErrorBoundary>
  )
}
