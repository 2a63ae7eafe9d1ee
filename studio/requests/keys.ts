import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent } from 'react'

export const SEARCH_FIELD_ID = 'requests-search'
export const NOTE_ID = 'requests-note'

/** Rows that PageUp and PageDown jump over. */
const PAGE_KEY_ROWS = 10

type KeysOptions = {
  isOpen: boolean
  /** Index of the current row, from 0. */
  current: number
  total: number
  onMove: (to: number) => void
  onOpen: () => void
  onClose: () => void
  onCopy: () => void
  onSearch: () => void
  /** Leaves the search field or the note. */
  onLeave: () => void
}

/** Returns the frame's key handler. Keys pressed while nothing has the focus are handled as well. */
export function useKeys(options: KeysOptions) {
  const handleKey = (event: KeyboardEvent | ReactKeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const act = actionFor(event, options)
    if (!act) return
    event.preventDefault()
    act()
  }
  const onPageKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target === document.body) handleKey(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onPageKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return handleKey
}

/** Undefined leaves a key to the browser: while a dialog or a menu is open, and to fields, of which Escape leaves two. */
function actionFor(
  { key, target }: Pick<KeyboardEvent, 'key' | 'target'>,
  { isOpen, current, total, ...on }: KeysOptions,
): (() => void) | undefined {
  if (!(target instanceof HTMLElement) || document.querySelector('[role="dialog"], [role="menu"]')) return undefined
  if (target.closest('select, input, textarea')) {
    return key === 'Escape' && [SEARCH_FIELD_ID, NOTE_ID].includes(target.id) ? on.onLeave : undefined
  }
  const moveTo = (index: number) => () => on.onMove(Math.max(0, Math.min(total - 1, index)))
  const inList: Record<string, () => void> = {
    Enter: on.onOpen,
    ' ': on.onOpen,
    ArrowUp: moveTo(current - 1),
    ArrowDown: moveTo(current + 1),
    PageUp: moveTo(current - PAGE_KEY_ROWS),
    PageDown: moveTo(current + PAGE_KEY_ROWS),
    Home: moveTo(0),
    End: moveTo(total - 1),
  }
  const actions: typeof inList = {
    '/': on.onSearch,
    ...(isOpen && { c: on.onCopy, C: on.onCopy, Escape: on.onClose }),
    ...(total > 0 && target.matches('[role="row"], body') && inList),
  }
  return actions[key]
}
