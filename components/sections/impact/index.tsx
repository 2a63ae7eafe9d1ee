import type { SectionProps } from '@/components/sections/types'
import { classNames } from '@/components/ui/class-names'
import { Counter } from '@/components/ui/counter.client'
import { SectionHead } from '@/components/ui/section-head'
import type { FigureFormat } from '@/lib/format'
import { FeeCard } from './fee-card'

const FROM_ZERO = { from: 0, durationMs: 2_500 }

export function Impact({ section, page }: SectionProps<'impact'>) {
  const { totalAmount, donationCount, avgAmount, donorCount, averageFeePercentage } = page.statistics
  return (
    <section
      id="impact"
      className="panel backdrop on-ink before:bg-[length:290px_auto] before:bg-[position:50%_0] before:bg-[url(/patterns/lines-light.svg)]"
    >
      <div className="panel-wrap py-[clamp(72px,8vw,120px)]">
        <SectionHead title={section.title} lead={section.lead} />
        <dl className="grid grid-cols-2 gap-4 tabular-nums lg:grid-cols-[14fr_5fr_5fr] lg:grid-rows-2">
          <div className="stat col-span-2 min-h-75 content-start gap-2.5 lg:col-span-1 lg:row-span-2 lg:min-h-110 lg:gap-3.5 bg-[url(/patterns/impact-mosaic.svg)] bg-cover bg-bottom bg-no-repeat bg-origin-border">
            <dt className="lg:text-[1.1875rem]">{section.totalRaisedLabel}</dt>
            <dd className="text-[clamp(2.75rem,1.6rem+4.7vw,5.75rem)] text-saffron-300 print:text-heading">
              <Counter {...FROM_ZERO} to={totalAmount + section.totalRaisedOffset} format="dollars" />
            </dd>
          </div>
          <Stat label={section.donationsLabel} figure={donationCount} format="count" wide />
          <Stat label={section.averageLabel} figure={avgAmount} format="dollars" />
          <Stat label={section.donorsLabel} figure={donorCount} format="count" />
        </dl>
        <FeeCard fees={page.fees} averagePercentage={averageFeePercentage} />
      </div>
    </section>
  )
}

type StatProps = { label: string; figure: number; format: FigureFormat; wide?: boolean }

function Stat({ label, figure, format, wide = false }: StatProps) {
  return (
    <div className={classNames('stat content-between gap-7', wide && 'col-span-2')}>
      <dt>{label}</dt>
      <dd className={wide ? 'text-[clamp(2.25rem,1.7rem+2vw,3.5rem)]' : 'text-[clamp(1.75rem,1.3rem+1.5vw,2.75rem)]'}>
        <Counter {...FROM_ZERO} to={figure} format={format} />
      </dd>
    </div>
  )
}
