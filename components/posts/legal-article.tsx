import { RichText } from '@/components/rich-text/rich-text'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { FilledText } from '@/components/ui/filled-text'
import { Icon } from '@/components/ui/icon'
import { PrintButton } from '@/components/ui/print-button.client'
import { headingsOf, type RichText as RichTextContent } from '@/content/rich-text'
import type { SiteSettings } from '@/content/types'
import { formatCalendarDay } from '@/lib/time/dates'
import { fillIn } from '@/lib/words/format'
import { Contents, FoldedContents, hasContents } from './contents'

type LegalArticleProps = {
  title: string
  /** A day, "2026-11-02", or null. */
  updatedAt: string | null
  body: RichTextContent
  settings: Pick<SiteSettings, 'labels' | 'legalLabels'>
}

/** The terms or the privacy page. Style sheets number its sections, in the text and in the contents. */
export function LegalArticle({ title, updatedAt, body, settings }: LegalArticleProps) {
  const { labels, legalLabels } = settings
  const headings = headingsOf(body)
  const contents = { headings, title: legalLabels.contents }
  return (
    <article className="legal wrap">
      <h1 dir="auto">{title}</h1>
      <p className="post-facts">
        {updatedAt && (
          <span dir="auto">
            <FilledText
              text={labels.lastChanged}
              nodes={{ date: <time dateTime={updatedAt}>{formatCalendarDay(updatedAt)}</time> }}
            />
          </span>
        )}{' '}
        {hasContents(headings) && <span dir="auto">{fillIn(legalLabels.sections, { count: headings.length })}</span>}
      </p>
      <FoldedContents {...contents} />
      <div className="post-columns">
        <div className="max-xl:hidden">
          <Contents {...contents} />
        </div>
        <RichText blocks={body} labels={labels} />
        <div className="post-tools">
          <ErrorBoundary>
            <PrintButton>
              <Icon name="printer" />
              {legalLabels.print}
            </PrintButton>
          </ErrorBoundary>
        </div>
      </div>
    </article>
  )
}
