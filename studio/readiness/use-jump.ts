import type { Path } from 'sanity'
import { useDocumentPane } from 'sanity/structure'

/** For the form to show another group of fields. */
const FORM_DELAY_MS = 200

/** Goes to a place in the open form: shows its field, opens what it is in, puts the cursor there. */
export function useJump(): (path: Path) => void {
  const { onPathOpen, onFocus } = useDocumentPane()

  function goTo(path: Path) {
    onPathOpen(path)
    onFocus(path)
  }
  return path => {
    const [field, ...within] = path
    if (typeof field !== 'string') return
    goTo([field])
    if (within.length === 0) return
    setTimeout(() => {
      bringIntoView(field)
      goTo(path)
    }, FORM_DELAY_MS)
  }
}

/** A text draws itself only while it is in view, and only then a link in it can be opened. */
function bringIntoView(field: string): void {
  for (const element of document.querySelectorAll(`[data-testid="field-${CSS.escape(field)}"]`)) {
    element.scrollIntoView({ block: 'center' })
  }
}
