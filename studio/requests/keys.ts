import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent } from 'react'

export const SEARCH_FIELD_ID = 'requests-search'
export const NOTE_ID = 'requests-note'

/** Where a key was pressed. 'around': elsewhere in the tool, where no element uses keys itself. */
type KeyTarget = 'row' | 'search' | 'note' | 'around'

export type Command = { do: 'move'; to: number } | { do: 'open' | 'close' | 'leave' | 'search' | 'copy' }

export type KeyContext = {
  target: KeyTarget
  isOpen: boolean
  /** Index of the current row, from 0. */
  current: number
  total: number
}

/** Null leaves a key to the browser. Keys with Ctrl, Alt or Meta are not passed in. */
export function commandFor(key: string, context: KeyContext): Command | null {
  const { target, isOpen } = context
  if (target === 'search' || target === 'note') return key === 'Escape' ? { do: 'leave' } : null
  if (key === '/') return { do: 'search' }
  if (key.toLowerCase() === 'c' && isOpen) return { do: 'copy' }
  if (key === 'Escape' && isOpen) return { do: 'close' }
  if (target !== 'row') return null
  if (key === 'Enter' || key === ' ') return { do: 'open' }
  return move(key, context)
}

/** Rows that PageUp and PageDown jump over. */
const PAGE_KEY_ROWS = 10

function move(key: string, { current, total }: KeyContext): Command | null {
  const moves: Record<string, number> = {
    ArrowUp: current - 1,
    ArrowDown: current + 1,
    PageUp: current - PAGE_KEY_ROWS,
    PageDown: current + PAGE_KEY_ROWS,
    Home: 0,
    End: total - 1,
  }
  const to = moves[key]
  if (to === undefined || total === 0) return null
  return { do: 'move', to: Math.max(0, Math.min(total - 1, to)) }
}

type KeysOptions = Omit<KeyContext, 'target'> & {
  onCommand: (command: Command) => void
}

/** Returns the frame's key handler. Keys pressed while nothing has the focus are handled as well. */
export function useKeys({ onCommand, ...context }: KeysOptions) {
  const handleKey = (event: KeyboardEvent | ReactKeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const target = targetOf(event.target)
    const command = target && commandFor(event.key, { ...context, target })
    if (!command) return
    event.preventDefault()
    onCommand(command)
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

/** Null where keys have a meaning of their own: while a dialog or a menu is open, and in other fields. */
function targetOf(target: EventTarget | null): KeyTarget | null {
  if (!(target instanceof HTMLElement) || document.querySelector('[role="dialog"], [role="menu"]')) return null
  if (target.id === SEARCH_FIELD_ID) return 'search'
  if (target.id === NOTE_ID) return 'note'
  if (target.closest('select, input, textarea')) return null
  return target.role === 'row' || target === document.body ? 'row' : 'around'
}
