import type { State } from '../state.ts'

const HOST = { host: 'donations' } as const

/** Pages of the donation host, which stands in for the real one. */
export const DONATIONS: State[] = [
  { ...HOST, name: 'demo', path: 'demo' },
  { ...HOST, name: 'destination', path: 'albayan' },
  { ...HOST, name: 'destination-terminal', path: 'albayan?terminal=true', widths: [768, 1024, 1440] },
]
