import '@/app/landing.css'
import type { Metadata } from 'next'
import { SitePage } from '@/app/(site)/site-page'
import { FeeCalculator } from '@/components/sections/impact/fee-calculator.client'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { TextLink } from '@/components/ui/text-link'
import { getFeeCopy } from '@/content/documents/fee-copy'
import { getPlatformStatistics } from '@/content/figures/sources'
import { withoutMark } from '@/content/marks'
import { EXAMPLE_MONTH, readCardShare, readDonations } from '@/lib/words/fee-calculator'

/** The answer is in the first HTML: whoever comes here has no JavaScript, and streamed content needs it to appear. */
export const instant = false

type FeesProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const { title, calculator } = await getFeeCopy()
  return { title: withoutMark(calculator?.words.title ?? title), robots: { index: false } }
}

/** Answers the fee calculator of the landing page, which cannot do so itself without being rendered for every request. */
export default async function Fees({ searchParams }: FeesProps) {
  const [query, { calculator, contactLink, title }, statistics] = await Promise.all([
    searchParams,
    getFeeCopy(),
    getPlatformStatistics(),
  ])
  const [typed = String(EXAMPLE_MONTH.donations), share] = [query.donations, query.share].map(
    value => [value].flat()[0],
  )
  const { donations, problem } = readDonations(typed)
  const month = { donations, cardShare: readCardShare(share ?? '') }
  return (
    <SitePage hasOwnButton>
      <div className="wrap pt-[clamp(24px,4vw,56px)] pb-section tabular-nums">
        {calculator ? (
          <div className="rounded-xl border border-rule bg-(--surface) print:border-0">
            <ErrorBoundary>
              <FeeCalculator
                calculator={calculator}
                averagePercentage={statistics.averageFeePercentage}
                month={month}
                typed={typed}
                problem={problem}
                level="h1"
              />
            </ErrorBoundary>
          </div>
        ) : (
          <h1 dir="auto" className="text-display">
            {title}
          </h1>
        )}
        <TextLink href={contactLink.href} className="mt-6 min-h-11">
          {contactLink.label}
        </TextLink>
      </div>
    </SitePage>
  )
}
