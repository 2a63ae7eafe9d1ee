/** Time for the form of a document to open, even on a slow machine. */
const GIVE_UP_MS = 60_000

type FieldPlace = {
  path: string
  /** Path of the rich text that holds the field; null outside rich texts. */
  richText: string | null
}

/**
 * Completes what an intent with a path begins, once the form is open: Sanity loses the focus of a document that is new, and cannot focus a
 * paragraph, because it renders those only while they are in view. Stops as soon as the user does anything.
 */
export function leadTo(place: FieldPlace): void {
  const settle = () => {
    const isThere = place.richText === null ? focusField(place.path) : focusParagraph(place.path, place.richText)
    if (isThere && place.richText !== null) stop()
  }
  const observer = new MutationObserver(settle)
  const timer = setTimeout(() => stop(), GIVE_UP_MS)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of ACTS) removeEventListener(event, stop, true)
  }
  for (const event of ACTS) addEventListener(event, stop, true)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}

const ACTS = ['keydown', 'pointerdown', 'wheel']

/** Does not move the focus away from an element that already has it. */
function focusField(path: string): boolean {
  const input = findField(path)?.querySelector<HTMLElement>('input:enabled, textarea:enabled')
  if (!input) return false
  if (document.activeElement === document.body) input.focus()
  return true
}

function focusParagraph(path: string, richText: string): boolean {
  const field = findField(richText)
  const segment = /^\[[^\]]*\]/.exec(path.slice(richText.length))?.[0]
  const paragraph = field?.querySelector(`[data-pt-path='${segment ?? ''}']`)
  const editor = paragraph?.closest<HTMLElement>('[contenteditable="true"]')
  if (!paragraph || !editor) {
    // Sanity renders the paragraphs once the field is in view.
    field?.scrollIntoView({ block: 'center' })
    return false
  }
  editor.focus()
  getSelection()?.collapse(paragraph.querySelector('[data-slate-string]')?.firstChild ?? paragraph, 0)
  paragraph.scrollIntoView({ block: 'center' })
  return true
}

function findField(path: string): Element | null {
  return document.querySelector(`[data-testid="field-${CSS.escape(path)}"]`)
}
