import { Speaker } from '@/components/rich-text/speaker'
import type { PlacedProps } from '@/components/sections/types'
import { Kite } from '@/components/ui/kite'

export function Quote({ section, anchor }: PlacedProps<'quote'>) {
  if (!section.quote.trim()) return null
  return (
    <section id={anchor} className="on-sand py-section">
      <div className="wrap">
        <figure className="one-quote">
          <div className="mb-4.5 flex gap-[5px] text-saffron-400">
            <Kite className="w-6" />
            <Kite className="w-6" />
          </div>
          <blockquote>{section.quote}</blockquote>
          <Speaker speaker={section} />
        </figure>
      </div>
    </section>
  )
}
