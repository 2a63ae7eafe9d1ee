'use client'

import { lazy } from 'react'
import type { Perspective } from '@/content/preview-choice'

const EditablePage = lazy(() => import('./visual-editing.client'))

/** In the Studio's preview, a click on a text opens its field. Loaded lazily, so that it is not in the bundle of visitors. */
export function ClickToEdit({ perspective }: { perspective: Perspective }) {
  return <EditablePage perspective={perspective} />
}
