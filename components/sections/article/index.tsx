import { RichText } from '@/components/rich-text/rich-text'
import type { PlacedProps } from '@/components/sections/types'
import { Text } from '@/components/ui/text'
import { fillContacts } from '@/content/posts/contacts'

/** A text with facts beside it, or either alone. Renders nothing if both are missing. */
export function Article({ section: { lead, body, facts }, page, anchor }: PlacedProps<'article'>) {
  const hasText = lead !== '' || body.length > 0
  if (!hasText && facts.length === 0) return null
  return (
    <section id={anchor} className="page-part">
      <div className="wrap article-columns grid grid-cols-1 gap-y-[36px] gap-x-[clamp(24px,3.4vw,56px)] xl:grid-cols-[220px_minmax(0,720px)] min-[77.5rem]:grid-cols-[minmax(180px,1fr)_minmax(0,720px)_minmax(120px,1fr)]">
        {facts.length > 0 && (
          <dl className="facts">
            {facts.map(({ _key, title, text }) => (
              <div key={_key}>
                <dt dir="auto">{title}</dt>
                <dd dir="auto">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {hasText && (
          <div className="article-text w-full max-w-[720px] mx-auto">
            <Text className="standfirst mb-[1.15em]">{lead}</Text>
            <RichText blocks={fillContacts(body, page.settings)} labels={page.settings.labels} />
          </div>
        )}
      </div>
    </section>
  )
}
