import type { ObjectSchemaType, Path } from 'sanity'
import { useDocumentPane } from 'sanity/structure'

/** A rich text renders only while it is in view, and a link in it can be opened only after that. */
const DRAWING_MS = 200
/** A field of another group appears once the form has switched to that group. */
const POLL_INTERVAL_MS = 50
const MAX_POLLS = 40

export function useJump(): (path: Path) => void {
  const { schemaType, onSetActiveFieldGroup, onPathOpen, onFocus } = useDocumentPane()
  return async path => {
    const [field] = path
    if (typeof field !== 'string') return
    const group = groupOf(schemaType, field)
    if (group && findShown(field).length === 0) onSetActiveFieldGroup([], group)
    for (const element of await waitUntilShown(field)) element.scrollIntoView({ block: 'center' })
    await wait(DRAWING_MS)
    onPathOpen(path)
    onFocus(path)
  }
}

function groupOf({ fields }: ObjectSchemaType, name: string): string | undefined {
  const group = fields.find(field => field.name === name)?.group
  return Array.isArray(group) ? group[0] : group
}

/** Empty if the field does not appear in time; opening its path may still work. */
async function waitUntilShown(field: string): Promise<Element[]> {
  for (let polls = 0; polls < MAX_POLLS && findShown(field).length === 0; polls++) await wait(POLL_INTERVAL_MS)
  return findShown(field)
}

/** Searches all open forms: if two documents have the same field, it is scrolled into view in both. */
function findShown(field: string): Element[] {
  return [...document.querySelectorAll(`[data-testid="field-${CSS.escape(field)}"]`)]
}

function wait(ms: number): Promise<void> {
  return new Promise(done => setTimeout(done, ms))
}
