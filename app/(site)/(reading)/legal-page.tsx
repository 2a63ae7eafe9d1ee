import type { Metadata } from 'next'
import { ReadingPage } from '@/app/(site)/(reading)/reading-page'
import { describePageAt } from '@/app/(site)/describe-page'
import { RichText } from '@/components/rich-text/rich-text'
import { FilledText } from '@/components/ui/filled-text'
import { getLegalPage } from '@/content/documents/legal-page'
import { getSiteSettings } from '@/content/documents/site-settings'
import { formatLongDay } from '@/lib/dates'

type LegalPageId = Parameters<typeof getLegalPage>[0]

export async function describeLegalPage(id: LegalPageId): Promise<Metadata> {
  const { title, seo } = await getLegalPage(id)
  return describePageAt(`/${id}`, { title, seo })
}

export async function LegalPage({ id }: { id: LegalPageId }) {
  const [{ title, updatedAt, body }, { labels }] = await Promise.all([getLegalPage(id), getSiteSettings()])
  return (
    <ReadingPage>
      <div className="wrap pt-[clamp(32px,5vw,72px)] pb-section">
        <div className="mx-auto max-w-[720px]">
          <h1 className="text-display">{title}</h1>
          {updatedAt && (
            <p className="mt-4 text-muted text-sm">
              <FilledText
                text={labels.lastChanged}
                nodes={{ date: <time dateTime={updatedAt}>{formatLongDay(updatedAt)}</time> }}
              />
            </p>
          )}
        </div>
        <RichText blocks={body} labels={labels} className="mt-[clamp(28px,3.4vw,48px)]" />
      </div>
    </ReadingPage>
  )
}
