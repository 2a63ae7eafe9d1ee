import { ReceivedTitle } from '@/components/forms/received-title'
import type { DraftState } from '@/lib/drafts/draft'
import type { RegistrationContent } from '../step'
import { SavedPanel } from './saved-panel.client'
import type { Saving } from './use-saving'

const SHOWN = new Set<DraftState['outcome']>(['saved', 'opened', 'erased', 'mailed'])

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
