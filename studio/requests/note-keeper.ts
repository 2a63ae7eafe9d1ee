/** Typing rests for so long before a note is saved. */
export const SAVE_DELAY_MS = 800
export const RETRY_DELAY_MS = 10_000

export type NoteStatus = 'saved' | 'typed' | 'saving' | 'failed'

export type NoteState = { text: string; status: NoteStatus }

export type SaveNote = (id: string, text: string, isLeaving: boolean) => Promise<unknown>

type Entry = NoteState & { timer?: ReturnType<typeof setTimeout> }

/**
 * Keeps what staff type about requests until the server has it: after a rest, at once when asked to, and again when that
 * failed. It holds texts in memory only, and forgets each when it is saved.
 */
export function createNoteKeeper(save: SaveNote) {
  const entries = new Map<string, Entry>()
  const onTheWay = new Map<string, Promise<boolean>>()
  const listeners = new Set<() => void>()

  function set(id: string, entry: Entry | null): void {
    clearTimeout(entries.get(id)?.timer)
    if (entry) entries.set(id, entry)
    else entries.delete(id)
    for (const tell of listeners) tell()
  }

  function type(id: string, text: string): void {
    set(id, { text, status: 'typed', timer: setTimeout(() => void store(id), SAVE_DELAY_MS) })
  }

  /** One after the other, so that an older text never overtakes a newer one. */
  async function store(id: string, isLeaving = false): Promise<void> {
    const entry = entries.get(id)
    if (!entry || (entry.status === 'saving' && !isLeaving)) return
    const { text } = entry
    const saving: Entry = { text, status: 'saving' }
    set(id, saving)
    const before = isLeaving ? undefined : onTheWay.get(id)
    const sent = before ? before.then(() => save(id, text, false)) : save(id, text, isLeaving)
    const ended = sent.then(
      () => true,
      () => false,
    )
    onTheWay.set(id, ended)
    const isSaved = await ended
    if (onTheWay.get(id) === ended) onTheWay.delete(id)
    // Text that was typed in the meantime is newer.
    if (entries.get(id) !== saving) return
    set(id, isSaved ? null : { text, status: 'failed', timer: setTimeout(() => void store(id), RETRY_DELAY_MS) })
  }

  return {
    type,
    /** What was typed and is not saved yet; null when there is nothing. */
    find: (id: string): NoteState | null => entries.get(id) ?? null,
    hasFailed: () => [...entries.values()].some(({ status }) => status === 'failed'),
    /** Saves without a rest: the reader moves on, or the page goes away. */
    saveNow: (isLeaving = false) => Promise.all([...entries.keys()].map(id => store(id, isLeaving))),
    forget: (id: string) => set(id, null),
    subscribe: (tell: () => void) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}

export type NoteKeeper = ReturnType<typeof createNoteKeeper>
