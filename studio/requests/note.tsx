import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import type { NoteKeeper, NoteStatus } from './note-keeper'

/** The server takes no longer note. */
const MAX_LENGTH = 2_000

const STATUS_WORDS: Record<NoteStatus, string> = {
  saved: '',
  typed: '',
  saving: 'Saving…',
  failed: 'Not saved yet: the site’s server does not answer. It stays here, and we try again every 10 seconds.',
}

export const NOTE_ID = 'requests-note'

type NoteProps = { id: string; saved: string; keeper: NoteKeeper }

export function Note({ id, saved, keeper }: NoteProps) {
  const unsaved = useSyncExternalStore(keeper.subscribe, () => keeper.find(id))
  const status = unsaved?.status ?? 'saved'
  return (
    <>
      <Text
        id={NOTE_ID}
        aria-label="Note about this request"
        value={unsaved?.text ?? saved}
        maxLength={MAX_LENGTH}
        placeholder="For example: called on Monday, wants a demo after Jummah."
        onChange={event => keeper.type(id, event.target.value)}
        onBlur={() => void keeper.saveNow()}
      />
      <Hint>Only staff see it. It is saved while you type.</Hint>
      <Hint role="status" data-failed={status === 'failed' || undefined}>
        {STATUS_WORDS[status]}
      </Hint>
    </>
  )
}

const Text = styled.textarea`
  box-sizing: border-box;
  width: 100%;
  min-height: 76px;
  margin-top: 10px;
  padding: 10px 12px;
  border: 1px solid var(--field);
  border-radius: 8px;
  background: var(--bg);
  color: var(--fg);
  font: inherit;
  font-size: 16px;
  line-height: 22px;
  field-sizing: content;
  max-height: 320px;
  resize: vertical;

  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }
`

const Hint = styled.p`
  margin: 6px 0 0;
  color: var(--muted);
  font-size: 13px;
  line-height: 18px;

  &[data-failed] {
    color: var(--bad);
  }

  &:empty {
    margin: 0;
  }
`
