import { useToast } from '@sanity/ui/toast'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import {
  type DocumentPresence,
  getPublishedId,
  useDocumentOperation,
  useDocumentPresence,
  useDocumentStore,
  usePresenceStore,
  useSchema,
} from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { whenWords } from '@/lib/time/dates'
import { staffZone } from '@/lib/time/staff-zone'
import { wrapAction } from '@/studio/ui/wrap-action'
import { type Elsewhere, watchElsewhere } from './elsewhere'
import { scheduledFor } from './state'

/** Somebody counts as typing for this long after a change came from their window. Their changes are saved once a second. */
const TYPING_MS = 2_000

/** Long enough to be read by somebody who looks away. */
const SCHEDULED_MS = 60_000

/** `name` and the title of the field, for a sentence. */
export type Typing = { name: string; field: string }

/** Documents that this window publishes, of which it need not be told. */
const publishing = new Set<string>()

/** Called when a press publishes a document. */
export function publishHere(id: string): void {
  publishing.add(id)
}

/**
 * Keeps what is typed into the open form when its draft is published from another window, and says that it was. Of a post that was published
 * here and shows later, it says when.
 */
export function useColleagues(): void {
  const { documentId: id, documentType: type } = useDocumentPane()
  const { patch } = useDocumentOperation(id, type)
  const people = useDocumentPresence(id)
  const toast = useToast()
  useElsewhere(id, type, event => {
    if (event.kind !== 'published') return
    const fields = Object.keys(event.unsaved)
    const held = Object.entries(event.unsaved).filter(([, value]) => value !== null)
    // Without the first patch, Sanity would send the difference to a text that the draft may have in another state by then.
    if (fields.length > 0) patch.execute([{ unset: fields }, { set: Object.fromEntries(held) }])
    if (publishing.delete(id)) {
      const now = new Date()
      const date = type === 'post' && scheduledFor(event.published, now)
      if (!date) return
      const title = `Scheduled for ${whenWords(date, now, staffZone())}`
      const said = { id: 'scheduled', status: 'success', closable: true, duration: SCHEDULED_MS } as const
      return void toast.push({ ...said, title, description: 'It comes by itself.' })
    }
    const [name = SOMEBODY, ...others] = new Set(people.map(nameOf))
    toast.push({
      id: `published ${id}`,
      status: 'info',
      closable: true,
      title: `${others.length > 0 ? SOMEBODY : name} published this`,
      description:
        fields.length > 0 ? 'What you were typing is kept, as a new draft.' : 'What you change now is a new draft.',
    })
  })
  useKeptPlace()
}

/** Sanity forgets in which field this window is when a draft comes or goes, and colleagues would find the field open. */
function useKeptPlace(): void {
  const { value, focusPath: path } = useDocumentPane()
  const presence = usePresenceStore()
  const report = useEffectEvent((documentId: string) =>
    presence.setLocation([{ type: 'document', documentId, path, lastActiveAt: new Date().toISOString() }]),
  )
  useEffect(() => {
    // After the form's own report.
    const timer = setTimeout(() => report(value._id))
    return () => clearTimeout(timer)
  }, [value._id])
}

const SOMEBODY = 'Somebody'

/** Who is changing the draft in another window, and where; null once it rests. Changes by programs do not count. */
export function useTyping(id: string, type: string): Typing | null {
  const [changed, setChanged] = useState<{ field: string } | null>(null)
  const people = useDocumentPresence(getPublishedId(id))
  const schemaType = useSchema().get(type)
  useElsewhere(id, type, event => event.kind === 'changed' && setChanged({ field: event.field }))
  useEffect(() => {
    if (!changed) return
    const timer = setTimeout(setChanged, TYPING_MS, null)
    return () => clearTimeout(timer)
  }, [changed])
  if (!changed) return null
  const person = people.find(({ path }) => path[0] === changed.field) ?? people[0]
  if (!person) return null
  const fields = schemaType?.jsonType === 'object' ? schemaType.fields : []
  const title = fields.find(({ name }) => name === changed.field)?.type.title
  return { name: nameOf(person), field: title ?? changed.field }
}

export function nameOf({ user }: Pick<DocumentPresence, 'user'>): string {
  return user.displayName ?? SOMEBODY
}

/** Discard, which first says so while somebody is typing what it would take away. */
export const askBeforeDiscard = wrapAction('AskedDiscardAction', (useDiscard, props) => {
  const native = useDiscard(props)
  const typing = useTyping(props.id, props.type)
  const [asked, setAsked] = useState<Typing | null>(null)
  if (!native) return null
  const close = () => setAsked(null)
  return {
    ...native,
    onHandle: () => (typing ? setAsked(typing) : native.onHandle?.()),
    dialog: asked
      ? {
          type: 'confirm',
          tone: 'critical',
          message: `${asked.name} is typing in ${asked.field}. Discarding takes away what ${asked.name} writes, too.`,
          confirmButtonText: 'Discard anyway',
          cancelButtonText: 'Keep it',
          onCancel: close,
          onConfirm: () => {
            close()
            native.onHandle?.()
          },
        }
      : native.dialog,
  }
})

function useElsewhere(id: string, type: string, onEvent: (event: Elsewhere) => void): void {
  const store = useDocumentStore()
  const publishedId = getPublishedId(id)
  const events = useMemo(
    () => watchElsewhere(store.pair.documentEvents(publishedId, type), store.pair.consistencyStatus(publishedId, type)),
    [store, publishedId, type],
  )
  const handle = useEffectEvent(onEvent)
  useEffect(() => {
    const following = events.subscribe(event => handle(event))
    return () => following.unsubscribe()
  }, [events])
}
