import { Speaker } from '@/components/rich-text/speaker'
import type { PlacedProps } from '@/components/sections/types'
import { Text } from '@/components/ui/text'

export function Quote({ section, anchor }: PlacedProps<'quote'>) {
  if (!section.quote) return null
  return (
    <section id={anchor} className="on-sand py-section">
      <div className="wrap">
        <figure className="max-w-230">
          <Text.blockquote className="text-balance font-display font-semibold text-[min(13.4vw,clamp(1.625rem,1.1rem+2.6vw,3rem))] text-heading leading-[1.16] tracking-[-0.03em]">
            {section.quote}
          </Text.blockquote>
          <Speaker speaker={section} />
        </figure>
      </div>
    </section>
  )
}
