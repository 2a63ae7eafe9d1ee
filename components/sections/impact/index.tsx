import type { SectionProps } from '@/components/sections/types'
import { classNames } from '@/components/ui/class-names'
import { SectionHead } from '@/components/ui/section-head'
import type { Impact as ImpactContent } from '@/content/types'
import { formatCount, formatDollars } from '@/lib/format'
import { FeeCard } from './fee-card'

export function Impact({ section, page }: SectionProps<ImpactContent>) {
  const { totalAmount, donationCount, avgAmount, donorCount, averageFeePercentage } = page.statistics
  return (
    <section
      id="impact"
      className="panel on-ink bg-[length:290px_auto] bg-[position:50%_0] bg-[url(/patterns/lines-light.svg)]"
    >
      <div className="panel-wrap py-[clamp(72px,8vw,120px)]">
        <SectionHead title={section.title} lead={section.lead} />
        <dl className="grid grid-cols-2 gap-4 tabular-nums lg:grid-cols-[14fr_5fr_5fr] lg:grid-rows-2">
          <div className="stat col-span-2 min-h-75 content-start gap-2.5 lg:col-span-1 lg:row-span-2 lg:min-h-110 lg:gap-3.5 bg-[url(/patterns/impact-mosaic.svg)] bg-cover bg-bottom bg-no-repeat bg-origin-border">
            <dt className="lg:text-[1.1875rem]">{section.totalRaisedLabel}</dt>
            <dd className="text-[clamp(2.75rem,1.6rem+4.7vw,5.75rem)] text-saffron-300 print:text-heading">
              {formatDollars(totalAmount + section.totalRaisedOffset)}
            </dd>
          </div>
          <Stat label={section.donationsLabel} figure={formatCount(donationCount)} wide />
          <Stat label={section.averageLabel} figure={formatDollars(avgAmount)} />
          <Stat label={section.donorsLabel} figure={formatCount(donorCount)} />
        </dl>
        <FeeCard fees={page.fees} averagePercentage={averageFeePercentage} />
      </div>
    </section>
  )
}

function Stat({ label, figure, wide = false }: { label: string; figure: string; wide?: boolean }) {
  return (
    <div className={classNames('stat content-between gap-7', wide && 'col-span-2')}>
      <dt>{label}</dt>
      <dd className={wide ? 'text-[clamp(2.25rem,1.7rem+2vw,3.5rem)]' : 'text-[clamp(1.75rem,1.3rem+1.5vw,2.75rem)]'}>
        {figure}
      </dd>
    </div>
  )
}
