'use client'

import type { ComponentProps, SyntheticEvent } from 'react'
import { loadForPress } from '@/components/ui/late-code.client'

/** The commas are the page's: without its last digit, 1,250 would become 1,25. */
const GROUPED = /^\d{1,3}(?:,\d{3})+$/

/** A form whose code loads when a field is first touched. Until then, and if the code does not load, the form leads to a page. */
export function StartCalculator(form: ComponentProps<'form'>) {
  const start = async ({ currentTarget, target, type }: SyntheticEvent<HTMLFormElement>) => {
    if (type === 'focus' && target instanceof HTMLInputElement && GROUPED.test(target.value)) {
      target.value = target.value.replaceAll(',', '')
      target.select()
    }
    const code = await loadForPress(() => import('./follow-fields'))
    code?.followFields(currentTarget)
  }
  return <form {...form} onFocus={start} onPointerDown={start} />
}
