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
    <details name={name} open={open} className="accordion @container border-rule-strong border-b">
      <summary
        dir="auto"
        className="grid min-h-[68px] grid-cols-[28px_minmax(0,1fr)_32px] items-center gap-[14px] py-[10px] font-[620] text-[min(1.1875rem,13cqi)] text-heading leading-[1.3] md:max-[75rem]:grid-cols-[26px_minmax(0,1fr)_32px] md:max-[75rem]:gap-[12px] md:max-[75rem]:text-[min(1.0625rem,13cqi)] @max-[10em]:grid-cols-[minmax(0,1fr)_32px]"
      >
        {/* Enlarged words have its room. */}
        <Icon name={icon} className="size-[26px] text-teal-700 @max-[10em]:hidden forced-colors:text-[CanvasText]" />
        {title}
        <PlusMinus />
      </summary>
      <div
        dir="auto"
        className="max-w-[36em] text-pretty pr-[44px] pb-[22px] pl-[42px] text-muted md:max-[75rem]:pr-[8px] md:max-[75rem]:pb-[20px] md:max-[75rem]:pl-[38px]"
      >
        {children}
      </div>
    </details>
  )
}

/** For use in a `<summary>`: shows whether its `<details>` is open. */
export function PlusMinus() {
  return <i aria-hidden="true" className="plus-minus" />
}
