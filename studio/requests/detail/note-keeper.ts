/** A note is saved when typing has paused for this long. */
export const SAVE_DELAY_MS = 800
export const RETRY_DELAY_MS = 10_000

type Note = { text: string; status: 'typed' | 'saving' | 'failed'; timer?: ReturnType<typeof setTimeout> }

type SaveNote = (id: string, text: string, isLeaving: boolean) => Promise<unknown>

/** Keeps notes, in memory only, until the server has stored them: saves after a pause or at once, and retries after a failure. */
export function createNoteKeeper(save: SaveNote) {
  const notes = new Map<string, Note>()
  const sending = new Set<string>()
  const listeners = new Set<() => void>()

  function set(id: string, note: Note | null): void {
    clearTimeout(notes.get(id)?.timer)
    if (note) notes.set(id, note)
    else notes.delete(id)
    for (const listener of listeners) listener()
  }

  /** Sends one text at a time, so that an older one never overwrites a newer one. */
  async function store(id: string): Promise<void> {
    const text = notes.get(id)?.text
    if (text === undefined || sending.has(id)) return
    set(id, { text, status: 'saving' })
    sending.add(id)
    const isSaved = await save(id, text, false).then(
      () => true,
      () => false,
    )
    sending.delete(id)
    const isTyped = notes.get(id)?.status === 'typed'
    if (isTyped) return store(id)
    if (!notes.has(id) || isSaved) return set(id, null)
    set(id, { text, status: 'failed', timer: setTimeout(() => void store(id), RETRY_DELAY_MS) })
  }

  return {
    type: (id: string, text: string) =>
      set(id, { text, status: 'typed', timer: setTimeout(() => void store(id), SAVE_DELAY_MS) }),
    /** What is not saved yet; null if all of it is. */
    find: (id: string): Note | null => notes.get(id) ?? null,
    hasFailed: () => [...notes.values()].some(({ status }) => status === 'failed'),
    /** Saves without a pause, because another request was opened. */
    saveNow: () => Promise.all([...notes.keys()].map(store)),
    /** Sends once more what may be cut off because the page is being closed. */
    leave: () => {
      for (const [id, { text }] of notes) save(id, text, true).catch(() => {})
    },
    forget: (id: string) => set(id, null),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type NoteKeeper = ReturnType<typeof createNoteKeeper>
