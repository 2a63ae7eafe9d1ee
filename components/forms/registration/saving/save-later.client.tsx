import type { ComponentProps } from 'react'
import { AlertMessage } from '@/components/forms/form-parts'
import { Button } from '@/components/ui/button'
import { TextButton } from '@/components/ui/text-link'
import { useIsInteractive } from '@/components/ui/use-is-interactive'
import { DRAFT_ACTION_FIELD, type DraftAction } from '@/lib/drafts/draft'
import type { RegistrationContent } from '../step'
import { messageOf } from './messages'
import { SAVE_BUTTON_ID, type Saving } from './use-saving'

type SaveLaterProps = { label: string; saving: Saving; isPosted: boolean }

/** Shows above the bar of buttons and comes after it, because Enter in a field presses the first button that posts the form. */
export function SaveLater({ label, saving, isPosted }: SaveLaterProps) {
  const { state, isShown, isBusy, save } = saving
  return (
    <div className="p-[0_var(--sheet-side)_16px] print:hidden">
      {!isShown && <AlertMessage message={messageOf(state?.outcome)} isPosted={isPosted} />}
      {state?.outcome !== 'conflict' && (
        <DraftButton id={SAVE_BUTTON_ID} action="save" isBusy={isBusy} onPress={save}>
          {isBusy ? 'Saving...' : label}
        </DraftButton>
      )}
    </div>
  )
}

type DraftButtonProps = {
  id?: string
  action: DraftAction
  isBusy: boolean
  onPress: () => void
  /** Without one it looks like a link. */
  variant?: 'primary' | 'quiet'
  children: string
}

/** Without JavaScript it posts the form, and the page comes back with what became of it. */
export function DraftButton({ action, isBusy, onPress, variant, ...button }: DraftButtonProps) {
  const props: ComponentProps<'button'> = {
    ...button,
    ...{ type: useIsInteractive() ? 'button' : 'submit', name: DRAFT_ACTION_FIELD, value: action },
    'aria-disabled': isBusy ? true : undefined,
    onClick: event => {
      event.preventDefault()
      onPress()
    },
  }
  if (variant) return <Button variant={variant} {...props} />
  return <TextButton className="min-h-11 justify-self-start" {...props} />
}

type ChooseAnswersProps = {
  words: RegistrationContent['draft']
  isBusy: boolean
  onSaved: () => void
  onTyped: () => void
}

/** Asks which of two versions of the answers to go on with. */
export function ChooseAnswers({ words, isBusy, onSaved, onTyped }: ChooseAnswersProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <DraftButton action="open" isBusy={isBusy} onPress={onSaved} variant="primary">
        {words.useSaved}
      </DraftButton>
      <DraftButton action="save" isBusy={isBusy} onPress={onTyped} variant="quiet">
        {words.keepTyped}
      </DraftButton>
    </div>
  )
}
