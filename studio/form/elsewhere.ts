import { Mutation } from '@sanity/mutator'
import { Observable } from 'rxjs'
import type { DocumentStore } from 'sanity'

type Events = ReturnType<DocumentStore['pair']['documentEvents']>
type Document = { [field: string]: unknown }

/** What happened to an open document in another window. */
export type Elsewhere =
  /** A field of the draft was changed. */
  | { kind: 'changed'; field: string }
  /** The draft was published, here or there. Null stands for a field that was emptied here; `unsaved` is empty if everything was saved before. */
  | { kind: 'published'; published: Document; unsaved: Record<string, unknown> }

/**
 * Follows a draft. When it goes with a publish, Sanity forgets what was typed here and was not saved yet; the changes tell, so that it can be
 * set back before the next key.
 */
export function watchElsewhere(events: Events, isSaved: Observable<boolean>): Observable<Elsewhere> {
  return new Observable(subscriber => {
    const typed = new Set<string>()
    let draft: Document | null = null
    let published: Document | null = null
    let known: unknown
    const saving = isSaved.subscribe(isNow => isNow && typed.clear())
    const following = events.subscribe(event => {
      if (!('document' in event)) return
      const document: Document | null = event.document
      if (event.version === 'published') {
        published = document
        // Draft and published version change in the same task, one after the other.
        queueMicrotask(() => {
          known = document?._rev
        })
      }
      if (event.version !== 'draft') return
      const isOwn = event.type === 'mutation' && event.origin === 'local'
      const fields = fieldsOf(
        event.type === 'mutation' ? event.mutations : 'remoteMutations' in event ? event.remoteMutations : [],
      )
      for (const field of fields) {
        if (isOwn) typed.add(field)
        else subscriber.next({ kind: 'changed', field })
      }
      if (draft && !document) {
        const [gone, unsaved, before] = [draft, [...typed], known]
        queueMicrotask(() => {
          if (!published || published._rev === before) return
          subscriber.next({ kind: 'published', published, unsaved: differing(unsaved, gone, published) })
        })
      }
      draft = document
    })
    return () => {
      saving.unsubscribe()
      following.unsubscribe()
    }
  })
}

function differing(fields: string[], draft: Document, published: Document): Record<string, unknown> {
  const changed = fields.filter(field => JSON.stringify(draft[field]) !== JSON.stringify(published[field]))
  return Object.fromEntries(changed.map(field => [field, draft[field] ?? null]))
}

/** Names of the fields of the document that mutations change. */
function fieldsOf(mutations: { patch?: object }[]): string[] {
  const paths = mutations.flatMap(({ patch = {} }) =>
    Object.entries(patch).flatMap(([operation, change]) => {
      if (operation === 'id') return []
      if (operation === 'insert') return [change.before ?? change.after ?? change.replace]
      return Array.isArray(change) ? change : Object.keys(change)
    }),
  )
  return paths.map(path => String(path).split(/[.[]/)[0] ?? '').filter(field => field && !field.startsWith('_'))
}

/**
 * A change that is being saved while its draft goes has no document to apply to. Sanity's mutator then throws inside the stream of the form,
 * which crashes the tool; the content service stores the change in a new draft, and this waits for it. Returns what ends it.
 */
export function passOverMissingDrafts(): () => void {
  const apply = Mutation.prototype.apply
  Mutation.prototype.apply = function (document) {
    return document === null && !this.appliesToMissingDocument() ? null : apply.call(this, document)
  }
  return () => {
    Mutation.prototype.apply = apply
  }
}
