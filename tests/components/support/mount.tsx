import { type RenderResult, render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'
import { translatePage } from '../../support/disturb'

/**
 * Renders as the server does and hydrates the result, as on the site. React renders `autofocus` on the server only, and dialogs need it.
 */
export function hydrate(tree: ReactElement): RenderResult {
  return render(tree, { container: renderWithoutCode(tree), hydrate: true })
}

/** Renders as the server does and hydrates nothing, as without JavaScript or before it has loaded. */
export function renderWithoutCode(tree: ReactElement): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = renderToString(tree)
  document.body.append(container)
  return container
}

/** Mounts components as the site does, in the page's main part: rendered on the server, then hydrated. */
export function mount(children: ReactNode): void {
  hydrate(<main>{children}</main>)
}

/** Mounts a part between two windows of empty space, so that it is out of view at first. */
export function mountInSpace(part: ReactNode): void {
  mount(
    <>
      <Space />
      {part}
      <Space />
    </>,
  )
}

/** What visitors see before hydration, or without it. It stays until the test ends. */
export function renderOnServer(children: ReactNode): HTMLElement {
  return renderWithoutCode(<main>{children}</main>)
}

/** Translates the page, and goes on until the test ends. */
export function translate(): void {
  translatePage()
  onTestFinished(() => void document.dispatchEvent(new Event('translation-end')))
}

/** Empty space that is as high as the window, or any other height, so that there is something to scroll through. */
export function Space({ height = '100vh' }: { height?: string }) {
  return <div style={{ height }} />
}
