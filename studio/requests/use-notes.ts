import { useEffect, useLayoutEffect } from 'react'
import type { RequestDetail } from '@/lib/requests/requests'
import type { RequestsApi } from './api'
import { createNoteKeeper, type NoteKeeper } from './note-keeper'
import { RefusedError } from './refused-error'

type Connection = { api: RequestsApi; onSaved: (detail: RequestDetail) => void }

let connection: Connection | null = null

/** One for all of the page, so that a note that could not be saved is still there when somebody comes back to the tool. */
const keeper = createNoteKeeper(async (id, text, isLeaving) => {
  if (!connection) return
  try {
    connection.onSaved(await connection.api.saveNote(id, text, isLeaving))
  } catch (error) {
    // The request was erased: there is nothing left to write about.
    if (!(error instanceof RefusedError && error.code === 'not found')) throw error
  }
})

/** Keeps notes until the server has them: when another request is opened, the tool is left, or the page goes away. */
export function useNotes(api: RequestsApi, id: string | null, onSaved: Connection['onSaved']): NoteKeeper {
  useLayoutEffect(() => {
    connection = { api, onSaved }
  }, [api, onSaved])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever moves on to another request has finished this note
  useEffect(() => () => void keeper.saveNow(), [id])

  useEffect(() => {
    const leave = () => void keeper.saveNow(true)
    const warn = (event: BeforeUnloadEvent) => keeper.hasFailed() && event.preventDefault()
    window.addEventListener('pagehide', leave)
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('beforeunload', warn)
    }
  }, [])
  return keeper
}
