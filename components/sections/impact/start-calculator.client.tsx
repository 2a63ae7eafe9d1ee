'use client'

import type { ComponentProps, SyntheticEvent } from 'react'
import { loadForPress } from '@/components/ui/late-code.client'

/** A form whose code loads when a field is first touched. Until then, and if the code does not load, the form leads to a page. */
export function StartCalculator(form: ComponentProps<'form'>) {
  const start = async ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const code = await loadForPress(() => import('./follow-fields'))
    code?.followFields(currentTarget)
  }
  return <form {...form} onFocus={start} onPointerDown={start} />
}
