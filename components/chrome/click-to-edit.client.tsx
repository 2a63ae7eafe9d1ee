'use client'

import { lazy } from 'react'

const EditablePage = lazy(() => import('./visual-editing.client'))

/** In the Studio's preview: a click on a text opens its field. Visitors' pages carry only these lines of it. */
export function ClickToEdit() {
  return <EditablePage />
}
