import type { ReactNode } from 'react'
import { hydrate, renderWithoutCode } from './hydrate'

/** Mounts components as the site does, in the page's main part: rendered on the server, then hydrated. */
export function mount(children: ReactNode): void {
  hydrate(<main>{children}</main>)
}

/** What visitors see before hydration, or without it. It stays until the test ends. */
export function renderOnServer(children: ReactNode): HTMLElement {
  return renderWithoutCode(<main>{children}</main>)
}

/** Empty space that is as high as the window, or any other height, so that there is something to scroll through. */
export function Space({ height = '100vh' }: { height?: string }) {
  return <div style={{ height }} />
}
