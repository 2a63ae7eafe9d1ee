import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { AlertMessage } from '@/components/forms/form-parts'
import { keepFields, readForm } from '@/components/forms/typed-fields'
import { Button, ButtonLink } from '@/components/ui/button'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { Text } from '@/components/ui/text'
import { TextLink } from '@/components/ui/text-link'
import {
  DRAFT_ACTION_FIELD,
  DRAFT_LINK_FIELD,
  type DraftState,
  differences,
  type OpeningTrouble,
  openDraft,
} from '@/lib/forms/draft'
import type { SavedDraft } from '@/lib/forms/draft-code'
import { fillIn } from '@/lib/words/format'
import { knownDraft, typedDraft } from '../draft'
import { nameFields, type RegistrationContent } from '../step'
import { draftRequests } from './draft-requests.client'
import { messageOf } from './messages'
import { ChooseAnswers } from './saved-view.client'

const REGISTRATION_PAGE = '/register'
const FIELD_ID = 'registration-draft-link'

type OpenDraftProps = {
  content: RegistrationContent
  /** What became of a link that was posted without JavaScript. */
  posted: DraftState | null
  form: RefObject<HTMLFormElement | null>
}

/** What became of a link; or, where this tab has other answers in these fields, what the visitor has to choose from. */
type Opening = 'idle' | 'opening' | OpeningTrouble | { saved: SavedDraft; fields: string[] }

/** In place of the steps: opens the link of the page's address, which forgets it at once, or one that is pasted into the field. */
export function OpenDraft({ content, posted, form }: OpenDraftProps) {
  const [opening, tell] = useState<Opening>('idle')
  const last = useRef('')
  const { draft } = content
  const isOpening = opening === 'opening'

  /** Without a link, the last one again. */
  async function open(link: string): Promise<void> {
    last.current = link.trim() || last.current
    if (!last.current) return document.getElementById(FIELD_ID)?.focus()
    tell('opening')
    // Browsers decrypt only on pages by https.
    const reply = await openDraft(draftRequests, last.current).catch(() => ({ outcome: 'failed' as const }))
    if (reply.outcome !== 'opened') return tell(reply.outcome)
    const { saved } = reply
    const typed = typedDraft.read()
    const fields = differences(typed, saved.values).filter(field => typed[field])
    if (fields.length > 0) tell({ saved, fields })
    else use(saved)
  }

  function use(saved: SavedDraft): void {
    typedDraft.write(saved.values)
    knownDraft.write(saved)
    if (knownDraft.read()) goOn()
    else tell('unkept')
  }

  const openAddress = useEffectEvent(() => {
    const { hash, pathname, search } = location
    if (hash.length <= 1 || document.getElementById(hash.slice(1))) return
    history.replaceState(history.state, '', pathname + search)
    void open(hash)
  })
  useEffect(() => {
    // A link that is pasted into the address of this page loads no other one.
    const follow = () => openAddress()
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  const asked = typeof opening === 'object' ? opening : null
  const outcome = typeof opening === 'object' || opening === 'idle' || isOpening ? posted?.outcome : opening
  const isDead = outcome === 'gone' || outcome === 'broken'
  const [title, text] = asked
    ? [draft.askTitle, fillIn(draft.askText, { fields: nameFields(asked.fields, content) })]
    : isDead
      ? [draft.goneTitle, draft.goneText]
      : [draft.openTitle, draft.openText]
  return (
    <ErrorBoundary keep={keepFields(form)}>
      <section className="grid gap-5">
        {/* What it says changes with the link's state, so screen readers announce it. */}
        <div role="status" className="grid gap-3">
          <Text.h2 className="text-title">{title}</Text.h2>
          <p dir="auto">{text}</p>
        </div>
        {asked ? (
          <ChooseAnswers words={draft} isBusy={false} run={action => (action === 'open' ? use(asked.saved) : goOn())} />
        ) : (
          <>
            {isDead && (
              <ButtonLink href={REGISTRATION_PAGE} className="justify-self-start">
                {draft.fresh}
              </ButtonLink>
            )}
            <div className="field">
              <Text.label htmlFor={FIELD_ID}>{draft.link}</Text.label>
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
                if (form.current && !isOpening) void open(readForm(form.current)[DRAFT_LINK_FIELD] ?? '')
              }}
            >
              {isOpening ? 'Opening...' : draft.open}
            </Button>
            {!isDead && (
              <TextLink href={REGISTRATION_PAGE} className="min-h-11 justify-self-start">
                {draft.fresh}
              </TextLink>
            )}
          </>
        )}
      </section>
    </ErrorBoundary>
  )
}

/** Back leads to where the link was, not to this page. */
function goOn(): void {
  location.replace(REGISTRATION_PAGE)
}
