import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/lib/icons'

type AccordionProps = { name: string; icon: IconName; title: string; open: boolean; children: ReactNode }

/** A row that opens below its title. The browser closes the other rows with the same `name`. */
export function Accordion({ name, icon, title, open, children }: AccordionProps) {
  return (
    <details name={name} open={open} className="accordion accordion-row">
      <summary dir="auto">
        <Icon name={icon} />
        {title}
        <PlusMinus />
      </summary>
      <div dir="auto">{children}</div>
    </details>
  )
}

/** For use in a `<summary>`: shows whether its `<details>` is open. */
export function PlusMinus() {
  return <i aria-hidden="true" className="plus-minus" />
}
