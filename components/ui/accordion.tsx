import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/lib/icons'

/** A row that opens below its title. The browser closes the other rows with the same `name`. */
export function Accordion({
  name,
  icon,
  title,
  open = false,
  children,
}: {
  name: string
  icon: IconName
  title: string
  open?: boolean
  children: ReactNode
}) {
  return (
    <details name={name} open={open} className="accordion group border-b border-rule-strong">
      <summary className="grid min-h-17 grid-cols-[28px_1fr_32px] items-center gap-3.5 py-2.5 font-[620] text-[1.1875rem] text-heading leading-[1.3]">
        <Icon name={icon} className="size-6.5 text-teal-700 forced-colors:text-[CanvasText]" />
        {title}
        <PlusMinus />
      </summary>
      <div className="max-w-[36em] pr-11 pb-5.5 pl-10.5 text-muted">{children}</div>
    </details>
  )
}

/** For use in a `<summary>`: shows whether its `<details>` is open. */
export function PlusMinus() {
  return <i aria-hidden="true" className="plus-minus" />
}
