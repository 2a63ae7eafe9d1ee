import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent } from 'react'
import { type Command, commandFor, type KeyContext, type KeyPlace } from './keys'
import { NOTE_ID } from './note'
import { SEARCH_FIELD_ID } from './search-field'

type KeysNeed = Omit<KeyContext, 'place' | 'page'> & { pageRows: () => number; onCommand: (command: Command) => void }

/** Listens for the tool's keys: in the tool, and in the page as long as nothing has the focus. Answers what goes on the tool's frame. */
export function useKeys({ pageRows, onCommand, ...context }: KeysNeed) {
  const hear = (event: KeyboardEvent | ReactKeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const place = placeOf(event.target)
    const command = place && commandFor(event.key, { ...context, place, page: pageRows() })
    if (!command) return
    event.preventDefault()
    onCommand(command)
  }
  const onPageKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target === document.body) hear(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onPageKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return hear
}

/** Null where keys have a meaning of their own: in dialogs, and in other fields. */
function placeOf(target: EventTarget | null): KeyPlace | null {
  if (!(target instanceof HTMLElement) || target.closest('dialog')) return null
  if (target.id === SEARCH_FIELD_ID) return 'search'
  if (target.id === NOTE_ID) return 'note'
  if (target.closest('select, input, textarea')) return null
  return target.role === 'row' || target === document.body ? 'row' : 'around'
}
