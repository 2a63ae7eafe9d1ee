import type { CSSProperties } from 'react'
import type { PlacedProps } from '@/components/sections/types'
import { SectionHead } from '@/components/ui/section-head'

/** Numbered steps, counted backwards for weeks before a date. Renders nothing without any. */
export function Steps({ section: { title, lead, items, countsDown }, anchor }: PlacedProps<'steps'>) {
  if (items.length === 0) return null
  return (
    <section id={anchor} className="page-part">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ol className="page-steps" data-rows={items.length > 4 || undefined} style={columns(items.length)}>
          {items.map(({ _key, title, text }, place) => (
            <li key={_key}>
              <span className="step-number">{countsDown ? items.length - place : place + 1}</span>
              <h3>{title}</h3>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function columns(count: number): CSSProperties & { '--count': number } {
  return { '--count': count }
}
