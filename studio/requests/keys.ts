import { useGlobalKeyDown } from '@sanity/ui'

export const SEARCH_FIELD_ID = 'requests-search'
export const NOTE_ID = 'requests-note'

/** Rows that PageUp and PageDown jump over. */
const PAGE_KEY_ROWS = 10

type KeysOptions = {
  isOpen: boolean
  /** Index of the current row, from 0. */
  current: number
  total: number
  move: (to: number) => void
  open: () => void
  close: () => void
  copy: () => void
  search: () => void
  /** Leaves the search field or the note. */
  leave: () => void
}

/** Handles the keys that are pressed in the tool, or while nothing has the focus; “/” from everywhere. */
export function useKeys(options: KeysOptions): void {
  useGlobalKeyDown(event => {
    const act = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || actionFor(event, options)
    if (typeof act !== 'function') return
    event.preventDefault()
    act()
  })
}

/** Undefined leaves a key to the browser: while a dialog or a menu is open, and to fields, of which Escape leaves two. */
function actionFor({ key, target }: KeyboardEvent, { isOpen, current, total, ...on }: KeysOptions) {
  // Sanity leaves menus that were opened once, or might be, hidden in the page.
  const layers = [...document.querySelectorAll('[role="dialog"], [role="menu"]')]
  if (!(target instanceof HTMLElement) || layers.some(layer => layer.getClientRects().length > 0)) return undefined
  if (target.matches('select, input, textarea'))
    return key === 'Escape' && [SEARCH_FIELD_ID, NOTE_ID].includes(target.id) ? on.leave : undefined
  // The link in the bar has the focus after it was clicked.
  if (key === '/') return on.search
  if (!target.matches('body, .requests *')) return undefined
  const rows: Record<string, number> = {
    ...{ ArrowUp: current - 1, ArrowDown: current + 1, Home: 0, End: total - 1 },
    ...{ PageUp: current - PAGE_KEY_ROWS, PageDown: current + PAGE_KEY_ROWS },
  }
  const to = rows[key]
  const isInList = total > 0 && target.matches('[role="row"], body')
  if (isInList && to !== undefined) return () => on.move(Math.max(0, Math.min(total - 1, to)))
  const actions: Record<string, () => void> = {
    ...(isOpen && { c: on.copy, C: on.copy, Escape: on.close }),
    ...(isInList && { Enter: on.open, ' ': on.open }),
  }
  return actions[key]
}
