import type { SectionProps } from '@/components/sections/types'
import { classNames } from '@/components/ui/class-names'
import { Counter } from '@/components/ui/counter.client'
import { FilledText } from '@/components/ui/filled-text'
import { Kite } from '@/components/ui/kite'
import { countLitTiles, GOAL_TILE_COUNT } from '@/components/ui/mosaic/goal-tiles'
import { GoalMosaic } from '@/components/ui/mosaic/mosaics'
import { SectionHead } from '@/components/ui/section-head'
import type { PlatformStatistics, SectionOf } from '@/content/types'
import { type FigureFormat, formatDollars } from '@/lib/format'
import { FeeCard } from './fee-card'

const FROM_ZERO = { from: 0, durationMs: 2_500 }

export function Impact({ section, page }: SectionProps<'impact'>) {
  const { donationCount, avgAmount, donorCount, averageFeePercentage } = page.statistics
  return (
    <section
      id="impact"
      className="panel backdrop on-ink before:bg-[length:290px_auto] before:bg-[position:50%_0] before:bg-[url(/patterns/lines-light.svg)]"
    >
      <div className="panel-wrap py-[clamp(72px,8vw,120px)]">
        <SectionHead title={section.title} lead={section.lead} />
        <dl className="stats">
          <Total section={section} statistics={page.statistics} />
          <Stat label={section.donationsLabel} figure={donationCount} format="count" wide />
          <Stat label={section.averageLabel} figure={avgAmount} format="dollars" />
          <Stat label={section.donorsLabel} figure={donorCount} format="count" />
        </dl>
        <FeeCard fees={page.fees} averagePercentage={averageFeePercentage} />
      </div>
    </section>
  )
}

/** The total, drawn as the lit part of one hundred tiles, each of which is a hundredth of the goal. */
function Total({ section, statistics }: { section: SectionOf<'impact'>; statistics: PlatformStatistics }) {
  const { goal } = section
  const total = statistics.totalAmount + section.totalRaisedOffset
  // Without an answer of the stats host, the total is not known.
  const isDrawn = goal > 0 && statistics.averageFeePercentage !== null
  return (
    <div className="stat stat-total">
      <dt>{section.totalRaisedLabel}</dt>
      <dd>
        <Counter {...FROM_ZERO} to={total} format="dollars" goal={isDrawn ? goal : undefined} />
      </dd>
      {isDrawn && <Legend section={section} isReached={total >= goal} />}
      <dd aria-hidden className="stat-mosaic">
        <div>
          <GoalMosaic lit={isDrawn ? countLitTiles(total, goal) : null} />
        </div>
      </dd>
    </div>
  )
}

function Legend({ section, isReached }: { section: SectionOf<'impact'>; isReached: boolean }) {
  const { goal, tileText } = section
  const goalText = isReached ? section.goalReachedText : section.goalText
  if (!tileText && !goalText) return null
  return (
    <dd className="stat-legend">
      <Kite className="w-2.75 text-saffron-300" />
      <span>
        <FilledText text={tileText} nodes={{ amount: <b>{formatDollars(goal / GOAL_TILE_COUNT)}</b> }} /> <br />
        <FilledText text={goalText} nodes={{ amount: <b>{formatDollars(goal)}</b> }} />
      </span>
    </dd>
  )
}

type StatProps = { label: string; figure: number; format: FigureFormat; wide?: boolean }

function Stat({ label, figure, format, wide = false }: StatProps) {
  return (
    <div className={classNames('stat', wide && 'stat-wide')}>
      <dt>{label}</dt>
      <dd>
        <Counter {...FROM_ZERO} to={figure} format={format} />
      </dd>
    </div>
  )
}
