import { type RenderResult, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

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
