import type { SectionProps } from '@/components/sections/types'
import { Counter } from '@/components/ui/counter.client'
import { SectionHead } from '@/components/ui/section-head'
import { Text } from '@/components/ui/text'
import { OWN_LINKS } from '@/content/own-links'
import { siteUrl } from '@/lib/environment/public-env'
import type { FigureFormat } from '@/lib/words/format'
import { FeeCard } from './fee-card'
import { COUNT_UP, Total } from './total'

export function Impact({ section, page }: SectionProps<'impact'>) {
  const { donationCount, avgAmount, donorCount, averageFeePercentage } = page.statistics
  return (
    <section id="impact" className="impact grid gap-2 px-inset reserves-[3020px] md:reserves-[2240px]">
      <div className="impact-figures on-ink overflow-clip rounded-t-panel rounded-b-lg pt-[clamp(56px,6.4vw,96px)] pb-[clamp(20px,2.4vw,36px)] forced-colors:border">
        <div className="panel-wrap">
          <SectionHead title={section.title} lead={section.lead} isInPanel />
          <dl className="stats grid grid-cols-1 gap-[clamp(10px,1.2vw,16px)] tabular-nums max-md:not-print:mx-[calc(var(--spacing-inset)-var(--spacing-gutter))] md:grid-cols-3 print:grid-cols-3">
            <Total section={section} page={page} />
            <Stat label={section.donationsLabel} figure={donationCount} format="count" />
            <Stat label={section.averageLabel} figure={avgAmount} format="dollars" />
            <Stat label={section.donorsLabel} figure={donorCount} format="count" />
          </dl>
        </div>
      </div>
      <div className="impact-fees on-paper rounded-t-lg rounded-b-panel bg-ivory py-[clamp(28px,3.6vw,56px)] tabular-nums forced-colors:border">
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

/** The foot of the printed sheet. The code is loaded when the page is printed. */
function BoardFoot({ page: { fees, settings } }: Pick<SectionProps<'impact'>, 'page'>) {
  return (
    <div className="board-foot hidden print:flex">
      {/* biome-ignore lint/performance/noImgElement: drawn by the site, which says its size */}
      <img src="/request-trial.svg" alt="" loading="lazy" />
      <p>
        <b dir="auto">{fees.board.trial}</b>
        {[siteUrl.replace(/^https?:\/\//, '') + OWN_LINKS.trial.href, settings.email, settings.phone].map(line => (
          <Text.span key={line}>{line}</Text.span>
        ))}
      </p>
    </div>
  )
}
