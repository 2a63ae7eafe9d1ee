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
      <div className="wrap grid grid-cols-1 gap-y-[36px] gap-x-[clamp(24px,3.4vw,56px)] xl:grid-cols-[220px_minmax(0,720px)] min-[77.5rem]:grid-cols-[minmax(180px,1fr)_minmax(0,720px)_minmax(120px,1fr)]">
        {facts.length > 0 && (
          <dl className="self-start border-heading border-t-2 max-xl:mx-auto max-xl:grid max-xl:w-full max-xl:max-w-[720px] max-xl:grid-cols-2 max-xl:gap-x-6 max-xs:grid-cols-1 only:col-span-full only:grid only:max-w-none only:grid-cols-[repeat(auto-fit,minmax(min(140px,100%),1fr))] only:gap-x-6">
            {facts.map(({ _key, title, text }) => (
              <div key={_key} className="border-rule border-b py-3">
                <Text.dt className="text-(length:--text-sm) text-muted">{title}</Text.dt>
                <Text.dd className="font-semibold text-heading leading-[1.4]">{text}</Text.dd>
              </div>
            ))}
          </dl>
        )}
        {hasText && (
          <div className="mx-auto w-full max-w-[720px] xl:col-[2]">
            <Text.p className="standfirst mb-[1.15em]">{lead}</Text.p>
            <RichText blocks={fillContacts(body, page.settings)} labels={page.settings.labels} />
          </div>
        )}
      </div>
    </section>
  )
}
