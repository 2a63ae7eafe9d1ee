import { randomUUID } from 'node:crypto'
import { documentAt } from '../history.ts'
import { isReleaseId, RELEASE_TYPE } from '../ids.ts'
import { mutationsOfDueRelease } from '../patch/actions/index.ts'
import { MutationError } from '../patch/errors.ts'
import type { Lake, LakeDocument, Store } from '../types.ts'

/** Also before the first look: who opens the lake first attaches its webhook and streams, which must hear what was due meanwhile. */
const MIN_WAIT_MS = 1_000
/** A timer stands still while the computer sleeps. */
const MAX_WAIT_MS = 60_000

/** Also publishes soon after the start what came due meanwhile. Returns the stop. */
export function startReleaseTimer(store: Store, mutate: Lake['mutate']): () => void {
  const after = (ms: number) => setTimeout(look, ms).unref()
  let timer = after(MIN_WAIT_MS)

  function look() {
    for (const release of scheduledIn(store))
      if (dueAt(release) <= Date.now()) publishDueRelease(store, mutate, release)
    wait()
  }

  function wait() {
    clearTimeout(timer)
    const next = Math.min(...scheduledIn(store).map(dueAt))
    const ms = Math.min(Math.max(next - Date.now(), MIN_WAIT_MS), MAX_WAIT_MS)
    if (next !== Number.POSITIVE_INFINITY) timer = after(ms)
  }

  const unsubscribe = store.subscribe(({ changes }) => {
    if (changes.some(({ id }) => isReleaseId(id))) wait()
  })
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}

function scheduledIn({ index }: Store): LakeDocument[] {
  return Array.from(index.by('type', RELEASE_TYPE)).filter(({ state }) => state === 'scheduled')
}

function dueAt({ publishAt }: LakeDocument): number {
  const time = typeof publishAt === 'string' ? Date.parse(publishAt) : Number.NaN
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time
}

/** In the name of whoever changed it last. A release that cannot be published becomes active again, with the reason as its `error`. */
function publishDueRelease(store: Store, mutate: Lake['mutate'], { _id: id, name }: LakeDocument): void {
  const [latest] = store.history({ documentIds: [id], reverse: true, limit: 1 })
  const author = latest?.author ?? ''
  const last = (documentId: string) => documentAt(store, documentId, 'last')
  try {
    const options = { timestamp: store.nextTimestamp(), newId: randomUUID, last }
    mutate(mutationsOfDueRelease(String(name), store.index, options), { author })
  } catch (error) {
    if (!(error instanceof MutationError)) {
      // The disk may be full: the release stays scheduled, and is tried again.
      console.error(`Release "${String(name)}" could not be published:`, error)
      return
    }
    const set = { state: 'active', error: { message: error.message } }
    mutate([{ patch: { id, set, unset: ['publishAt'] } }], { author })
  }
}
