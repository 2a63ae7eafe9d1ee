import type { PlacedProps } from '@/components/sections/types'
import { Text } from '@/components/ui/text'

/** Up to three figures. Renders nothing without any. */
export function Figures({ section: { items, note }, anchor }: PlacedProps<'figures'>) {
  if (items.length === 0) return null
  return (
    <section id={anchor} className="page-part">
      <div className="wrap">
        <dl className="key-figures grid gap-y-0 gap-x-[24px] lining-nums min-[47.5rem]:grid-cols-[repeat(auto-fit,minmax(0,1fr))] min-[47.5rem]:[grid-auto-columns:minmax(0,1fr)] min-[47.5rem]:grid-flow-col">
          {items.map(({ _key, figure, title, text }) => (
            <div key={_key}>
              <dt dir="auto">{title}</dt>
              <dd dir="auto" className="key-figure">
                {figure}
              </dd>
              {text && <dd dir="auto">{text}</dd>}
            </div>
          ))}
        </dl>
        <Text className="key-note mt-[12px] text-muted text-(length:--text-sm)">{note}</Text>
      </div>
    </section>
  )
}
