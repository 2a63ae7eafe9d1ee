import type { PlacedProps } from '@/components/sections/types'
import { Accordion } from '@/components/ui/accordion'
import { Text } from '@/components/ui/text'

export function Questions({ section: { title, items }, anchor }: PlacedProps<'questions'>) {
  if (items.length === 0) return null
  return (
    <section id={anchor} className="page-part">
      <div className="wrap grid grid-cols-1 items-start gap-x-6 gap-y-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Text.h2 className="text-display">{title}</Text.h2>
        <div className="border-heading border-t-2">
          {items.map(({ _key, title, text }, place) => (
            <Accordion key={_key} name={anchor} icon="question" title={title} open={place === 0}>
              {text}
            </Accordion>
          ))}
        </div>
      </div>
    </section>
  )
}
