/** Which dialog about all redirects is open. A store, because menus of panes open it, and they are not React components. */
export type RedirectDialog = 'import' | 'check'

let open: RedirectDialog | null = null
const listeners = new Set<() => void>()

export function openRedirectDialog(dialog: RedirectDialog | null): void {
  open = dialog
  for (const listener of listeners) listener()
}

export const redirectDialog = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => open,
}
