import type { PlacedProps } from '@/components/sections/types'
import { Text } from '@/components/ui/text'

export function Figures({ section: { items, note }, anchor }: PlacedProps<'figures'>) {
  if (items.length === 0) return null
  return (
    <section id={anchor} className="page-part">
      <div className="wrap">
        <dl className="grid gap-y-0 gap-x-[24px] lining-nums min-[47.5rem]:grid-cols-[repeat(auto-fit,minmax(0,1fr))] min-[47.5rem]:[grid-auto-columns:minmax(0,1fr)] min-[47.5rem]:grid-flow-col">
          {items.map(({ _key, figure, title, text }) => (
            <div key={_key} className="grid content-start gap-1 border-heading border-t-2 pt-5 pb-7">
              <Text.dt className="mt-2 font-[650] text-heading">{title}</Text.dt>
              <Text.dd className="-order-1 font-display font-semibold text-[min(18vw,clamp(3rem,2rem+3.4vw,5rem))] text-action-700 leading-none tracking-[-0.045em]">
                {figure}
              </Text.dd>
              <Text.dd className="text-[1rem] text-muted">{text}</Text.dd>
            </div>
          ))}
        </dl>
        <Text.p className="key-note mt-[12px] text-muted text-(length:--text-sm)">{note}</Text.p>
      </div>
    </section>
  )
}
