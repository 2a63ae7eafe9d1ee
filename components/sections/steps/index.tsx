import type { PlacedProps } from '@/components/sections/types'
import { SectionHead } from '@/components/ui/section-head'
import { Text } from '@/components/ui/text'

/** By the number of steps: up to four stand in one row, and more in rows of three. */
const COLUMNS = ['', '', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-4']

/** Numbered steps, counted backwards for weeks before a date. Renders nothing without any. */
export function Steps({ section: { title, lead, items, countsDown }, anchor }: PlacedProps<'steps'>) {
  if (items.length === 0) return null
  return (
    <section id={anchor} className="page-part">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ol className={`grid lg:gap-6 ${COLUMNS[items.length] ?? 'lg:grid-cols-3'}`}>
          {items.map(({ _key, title, text }, place) => (
            <li
              key={_key}
              className="grid grid-cols-[52px_minmax(0,1fr)] gap-x-5 gap-y-0.5 border-rule-strong border-t py-5 first:border-heading first:border-t-2 lg:grid-cols-1 lg:content-start lg:gap-2 lg:border-heading lg:border-t-2 lg:pt-6"
            >
              <span className="step-number row-[1/3] grid h-[66px] w-12 place-items-center bg-ink-900 pt-3.5 font-display font-semibold text-[1.375rem] text-saffron-300 leading-none [clip-path:polygon(50%_0,100%_50%,100%_88.2%,50%_100%,0_88.2%,0_50%)] forced-color-adjust-none lg:row-auto lg:mb-2.5">
                {countsDown ? items.length - place : place + 1}
              </span>
              <Text.h3 className="text-subtitle">{title}</Text.h3>
              <Text.p className="text-muted">{text}</Text.p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
