import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** Mounts components as the site does, in the page's main part: rendered on the server, then hydrated. */
export function mount(children: ReactNode): void {
  render(<main>{children}</main>, { container: renderOnServer(children), hydrate: true })
}

/** What visitors see before hydration, or without it. It stays until the test ends. */
export function renderOnServer(children: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<main>{children}</main>)
  return container
}

/** Empty space that is as high as the window, or any other height, so that there is something to scroll through. */
export function Space({ height = '100vh' }: { height?: string }) {
  return <div style={{ height }} />
}
