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
      <div className="wrap article-columns">
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
          <div className="article-text">
            <Text className="standfirst">{lead}</Text>
            <RichText blocks={fillContacts(body, page.settings)} labels={page.settings.labels} />
          </div>
        )}
      </div>
    </section>
  )
}
