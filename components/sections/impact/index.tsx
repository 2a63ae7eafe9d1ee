import type { SectionProps } from '@/components/sections/types'
import { Counter } from '@/components/ui/counter.client'
import { SectionHead } from '@/components/ui/section-head'
import type { FigureFormat } from '@/lib/words/format'
import { BoardFoot } from './board-sheet'
import { FeeCard } from './fee-card'
import { COUNT_UP, Total } from './total'

/** What was raised on a dark panel, and what it costs on a light one below. */
export function Impact({ section, page }: SectionProps<'impact'>) {
  const { donationCount, avgAmount, donorCount, averageFeePercentage } = page.statistics
  return (
    <section id="impact" className="impact">
      <div className="impact-figures on-ink">
        <div className="panel-wrap">
          <SectionHead title={section.title} lead={section.lead} isInPanel />
          <dl className="stats">
            <Total section={section} page={page} />
            <Stat label={section.donationsLabel} figure={donationCount} format="count" />
            <Stat label={section.averageLabel} figure={avgAmount} format="dollars" />
            <Stat label={section.donorsLabel} figure={donorCount} format="count" />
          </dl>
        </div>
      </div>
      <div className="impact-fees on-paper bg-ivory">
        <div className="panel-wrap">
          <FeeCard fees={page.fees} averagePercentage={averageFeePercentage} />
        </div>
      </div>
      <BoardFoot page={page} />
    </section>
  )
}

function Stat({ label, figure, format }: { label: string; figure: number; format: FigureFormat }) {
  return (
    <div className="stat">
      <dt dir="auto">{label}</dt>
      <dd>
        <Counter {...COUNT_UP} to={figure} format={format} />
      </dd>
    </div>
  )
}
