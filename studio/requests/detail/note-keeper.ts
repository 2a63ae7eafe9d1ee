/** A note is saved when typing has paused for this long. */
export const SAVE_DELAY_MS = 800
export const RETRY_DELAY_MS = 10_000

export type NoteStatus = 'saved' | 'typed' | 'saving' | 'failed'

type NoteState = { text: string; status: NoteStatus }

type SaveNote = (id: string, text: string, isLeaving: boolean) => Promise<unknown>

type Entry = NoteState & { timer?: ReturnType<typeof setTimeout> }

/** Keeps notes, in memory only, until the server has stored them: saves after a pause or at once, and retries after a failure. */
export function createNoteKeeper(save: SaveNote) {
  const entries = new Map<string, Entry>()
  const inFlight = new Map<string, Promise<boolean>>()
  const listeners = new Set<() => void>()

  function set(id: string, entry: Entry | null): void {
    clearTimeout(entries.get(id)?.timer)
    if (entry) entries.set(id, entry)
    else entries.delete(id)
    for (const listener of listeners) listener()
  }

  function type(id: string, text: string): void {
    set(id, { text, status: 'typed', timer: setTimeout(() => void store(id), SAVE_DELAY_MS) })
  }

  /** Sends one text at a time, so that an older one never overwrites a newer one. */
  async function store(id: string, isLeaving = false): Promise<void> {
    const entry = entries.get(id)
    if (!entry || (entry.status === 'saving' && !isLeaving)) return
    const { text } = entry
    const saving: Entry = { text, status: 'saving' }
    set(id, saving)
    const before = isLeaving ? undefined : inFlight.get(id)
    const sent = before ? before.then(() => save(id, text, false)) : save(id, text, isLeaving)
    const ended = sent.then(
      () => true,
      () => false,
    )
    inFlight.set(id, ended)
    const isSaved = await ended
    if (inFlight.get(id) === ended) inFlight.delete(id)
    // Somebody has typed meanwhile.
    if (entries.get(id) !== saving) return
    set(id, isSaved ? null : { text, status: 'failed', timer: setTimeout(() => void store(id), RETRY_DELAY_MS) })
  }

  return {
    type,
    /** The text that is not saved yet; null if there is none. */
    find: (id: string): NoteState | null => entries.get(id) ?? null,
    hasFailed: () => [...entries.values()].some(({ status }) => status === 'failed'),
    /** Saves without a pause, because another request was opened or, if `isLeaving`, the page is being closed. */
    saveNow: (isLeaving = false) => Promise.all([...entries.keys()].map(id => store(id, isLeaving))),
    forget: (id: string) => set(id, null),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type NoteKeeper = ReturnType<typeof createNoteKeeper>
