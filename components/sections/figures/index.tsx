import type { PlacedProps } from '@/components/sections/types'

/** Up to three figures. Renders nothing without any. */
export function Figures({ section: { items, note }, anchor }: PlacedProps<'figures'>) {
  if (items.length === 0) return null
  return (
    <section id={anchor} className="page-part">
      <div className="wrap">
        <dl className="key-figures">
          {items.map(({ _key, figure, title, text }) => (
            <div key={_key}>
              <dt>{title}</dt>
              <dd className="key-figure">{figure}</dd>
              {text && <dd>{text}</dd>}
            </div>
          ))}
        </dl>
        {note && <p className="key-note">{note}</p>}
      </div>
    </section>
  )
}
