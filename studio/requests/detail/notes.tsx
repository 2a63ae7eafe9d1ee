import { Card, Stack, Text, TextArea } from '@sanity/ui'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { RequestDetail } from '@/lib/forms/requests'
import { Muted } from '@/studio/ui/layout'
import { codeOf, type RequestsApi } from '../api/client'
import { NOTE_ID } from '../keys'
import { createNoteKeeper, type NoteKeeper } from './note-keeper'

/** The longest note that the server accepts. */
const MAX_LENGTH = 2_000

const STATUS_WORDS = {
  saved: 'Saved.',
  typed: '',
  saving: 'Saving…',
  failed: 'Not saved yet: the site’s server does not answer. It stays here, and we try again every 10 seconds.',
}

type NoteProps = { id: string; saved: string; keeper: NoteKeeper }

export function Note({ id, saved, keeper }: NoteProps) {
  const unsaved = useSyncExternalStore(keeper.subscribe, () => keeper.find(id))
  const status = unsaved?.status ?? 'saved'
  const [wasUnsaved, setUnsaved] = useState(false)
  if (unsaved && !wasUnsaved) setUnsaved(true)
  return (
    <Stack gap={3}>
      <TextArea
        id={NOTE_ID}
        aria-label="Note about this request"
        dir="auto"
        value={unsaved?.text ?? saved}
        maxLength={MAX_LENGTH}
        placeholder="For example: called on Monday, wants a demo after Jummah."
        style={{ fieldSizing: 'content', minHeight: 76, maxHeight: 320, resize: 'vertical' }}
        onChange={event => keeper.type(id, event.currentTarget.value)}
        onBlur={() => void keeper.saveNow()}
      />
      <Muted>Only staff see it. It is saved while you type.</Muted>
      <Card tone={status === 'failed' ? 'critical' : 'default'} role="status">
        <Text size={1}>{wasUnsaved && STATUS_WORDS[status]}</Text>
      </Card>
    </Stack>
  )
}

/** By the session that was open last. */
let save: Parameters<typeof createNoteKeeper>[0] = async () => {}

/** One for the page, so that a note that could not be saved is still there when staff return to the tool. */
const keeper = createNoteKeeper((...note) => save(...note))

/** Saves notes also when another request is opened, the tool is left or the page is closed. */
export function useNotes(api: RequestsApi, id: string | null, onSaved: (detail: RequestDetail) => void): NoteKeeper {
  useLayoutEffect(() => {
    save = (...note) =>
      api.saveNote(...note).then(onSaved, error => {
        // The request was erased, and its note with it.
        if (codeOf(error) !== 'not found') throw error
      })
  }, [api, onSaved])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a note is finished when another request is opened
  useEffect(() => () => void keeper.saveNow(), [id])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => keeper.hasFailed() && event.preventDefault()
    window.addEventListener('pagehide', keeper.leave)
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('pagehide', keeper.leave)
      window.removeEventListener('beforeunload', warn)
    }
  }, [])
  return keeper
}
