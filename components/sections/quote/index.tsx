import { Speaker } from '@/components/rich-text/speaker'
import type { PlacedProps } from '@/components/sections/types'

export function Quote({ section, anchor }: PlacedProps<'quote'>) {
  if (!section.quote.trim()) return null
  return (
    <section id={anchor} className="on-sand py-section">
      <div className="wrap">
        <figure className="one-quote">
          <blockquote dir="auto">{section.quote}</blockquote>
          <Speaker speaker={section} />
        </figure>
      </div>
    </section>
  )
}
