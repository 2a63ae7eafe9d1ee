import type { ObjectSchemaType, Path } from 'sanity'
import { useDocumentPane } from 'sanity/structure'

/** A text draws itself only while it is in view, and only then a link in it can be opened. */
const DRAWING_MS = 200
/** A field of another group shows once the form has changed to the group. */
const POLL_INTERVAL_MS = 50
const MAX_POLLS = 40

/** Goes to a place in the open form: shows its field, opens what it is in, puts the cursor there. */
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

/** Nothing, where it does not show in time: opening its path is worth a try all the same. */
async function waitUntilShown(field: string): Promise<Element[]> {
  for (let polls = 0; polls < MAX_POLLS && findShown(field).length === 0; polls++) await wait(POLL_INTERVAL_MS)
  return findShown(field)
}

/** In every form that is open: of the same field of two documents, each scrolls in its own. */
function findShown(field: string): Element[] {
  return [...document.querySelectorAll(`[data-testid="field-${CSS.escape(field)}"]`)]
}

function wait(ms: number): Promise<void> {
  return new Promise(done => setTimeout(done, ms))
}
