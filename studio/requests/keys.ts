/** Where a key was pressed. 'around': in the tool, but in nothing that takes keys itself. */
export type KeyPlace = 'row' | 'search' | 'note' | 'around'

export type Command = { do: 'move'; to: number } | { do: 'open' | 'close' | 'leave' | 'search' | 'copy' | 'keys' }

export type KeyContext = {
  place: KeyPlace
  isOpen: boolean
  /** Place of the current row, from 0. */
  current: number
  total: number
  /** Rows that PageUp and PageDown jump over. */
  page: number
}

/** What a key does; null leaves it to the browser. Keys with Ctrl, Alt or Meta never come here. */
export function commandFor(key: string, context: KeyContext): Command | null {
  const { place, isOpen } = context
  if (place === 'search' || place === 'note') return key === 'Escape' ? { do: 'leave' } : null
  if (key === '/') return { do: 'search' }
  if (key === '?') return { do: 'keys' }
  if (key.toLowerCase() === 'c' && isOpen) return { do: 'copy' }
  if (key === 'Escape' && isOpen) return { do: 'close' }
  if (place !== 'row') return null
  if (key === 'Enter' || key === ' ') return { do: 'open' }
  return move(key, context)
}

function move(key: string, { current, total, page }: KeyContext): Command | null {
  const places: Record<string, number> = {
    ArrowUp: current - 1,
    ArrowDown: current + 1,
    PageUp: current - page,
    PageDown: current + page,
    Home: 0,
    End: total - 1,
  }
  const to = places[key]
  if (to === undefined || total === 0) return null
  return { do: 'move', to: Math.max(0, Math.min(total - 1, to)) }
}
