import { randomUUID } from 'node:crypto'
import { HttpError } from '../http/errors.ts'
import { withHttpErrors } from '../mutate.ts'
import { mutationsOfDueRelease } from '../patch/actions/index.ts'
import { documentAt } from '../revisions.ts'
import type { Lake, LakeDocument, Store } from '../types.ts'

/** In the name of whoever changed it last. A release that cannot be published becomes active again, with the reason as its `error`. */
export function publishDueRelease(store: Store, mutate: Lake['mutate'], { _id: id, name }: LakeDocument): void {
  const [latest] = store.history({ documentIds: [id], reverse: true, limit: 1 })
  const author = latest?.author ?? ''
  const last = (documentId: string) => documentAt(store, documentId, 'last')
  try {
    const options = { timestamp: store.nextTimestamp(), newId: randomUUID, last }
    mutate(
      withHttpErrors(() => mutationsOfDueRelease(String(name), store.index, options)),
      { author },
    )
  } catch (error) {
    if (!(error instanceof HttpError)) {
      // The disk may be full: the release stays scheduled, and is tried again.
      console.error(`Release "${String(name)}" could not be published:`, error)
      return
    }
    const set = { state: 'active', error: { message: error.message } }
    mutate([{ patch: { id, set, unset: ['publishAt'] } }], { author })
  }
}
