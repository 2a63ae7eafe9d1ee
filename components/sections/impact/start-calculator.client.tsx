'use client'

import type { ComponentProps, SyntheticEvent } from 'react'

/** A form whose code loads when a field is first touched. Until then, and if the code does not load, the form leads to a page. */
export function StartCalculator(form: ComponentProps<'form'>) {
  const start = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) =>
    import('./follow-fields').then(
      ({ followFields }) => followFields(currentTarget),
      () => {},
    )
  return <form {...form} onFocus={start} onPointerDown={start} />
}
