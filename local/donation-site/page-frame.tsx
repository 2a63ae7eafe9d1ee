import type { ReactNode } from 'react'
import { GOAL, petalsOf, RAISED } from '@/components/give/goal'
import { GoalRosette } from '@/components/give/rosette'
import { GROUPS, ringsOf } from '@/components/give/wall'
import { classNames } from '@/components/ui/class-names'
import { Crest } from '@/components/ui/crest/crest'
import { Drawing, drawLines, drawTile } from '@/components/ui/fabric/drawing'
import { EDGE } from '@/components/ui/fabric/outlines'
import { formatExactDollars } from '@/lib/words/format'

type PageFrameProps = {
  name: string
  /** What came in this week; without it, the rosette of the wall is whole. */
  raised?: number
  /** What the donor gave. */
  tag?: ReactNode
  /** Applied to what is beside the wall. */
  className?: string
  children: ReactNode
}

const TILES = Object.values(GROUPS).flatMap(ringsOf).flat()
const LINES = `<defs>${drawLines('wall-lines')}</defs><path class="wall-lines" fill="url(#wall-lines)" d="M-1500-1500h3000v3000h-3000z"/>`

/** A page of a masjid: its wall, with the fabric around the rosette of the week's goal, and beside or below it what is done. */
export function PageFrame({ name, raised, tag, className, children }: PageFrameProps) {
  const week = raised !== undefined && (
    <>
      <b className="text-saffron-300">{formatExactDollars(raised)}</b>{' '}
      {raised < GOAL ? `of ${formatExactDollars(GOAL)} this week` : 'This week’s goal is reached'}
    </>
  )
  return (
    <div className="grid min-h-svh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] lg:grid-rows-[1fr] lg:grid-cols-[minmax(0,1fr)_minmax(540px,0.8fr)]">
      <aside
        aria-label={name}
        className="give-wall on-ink isolate relative overflow-hidden p-[20px_20px_44px] sm:max-lg:h-[280px] sm:max-lg:p-[32px_var(--spacing-gutter)] lg:sticky lg:top-0 lg:h-screen lg:p-[48px_clamp(40px,5vw,72px)] [&_b]:font-display [&_b]:font-semibold print:hidden"
      >
        <Drawing className="wall" viewBox={`0 0 ${EDGE} ${EDGE}`}>
          {LINES + TILES.map(drawTile).join('')}
        </Drawing>
        {raised === undefined ? <GoalRosette raised={Number.POSITIVE_INFINITY} /> : <WeekRosette raised={raised} />}
        <div className="flex min-h-16 items-center gap-3.5">
          <Crest name={name} className="w-13" />
          <p className="leading-[1.3]">
            <b className="block text-[1.3125rem] text-heading">{name}</b> {week && 'Toledo, Ohio '}
            {week && <span className="sm:hidden">{week}</span>}
          </p>
        </div>
        <div className="mt-[clamp(24px,6vh,64px)] text-muted max-sm:hidden sm:max-lg:max-w-[calc(100%_-_240px)]">
          <p className="font-display font-semibold text-[clamp(1.75rem,4.2vw,3.5rem)]/[1.05] tracking-[-0.035em] text-heading">
            Every gift is a&nbsp;tile.
          </p>
          {week && (
            <p className="mt-3 [&_b]:text-[2.25rem] [&_b]:tracking-[-0.03em]" aria-live="polite">
              {week}
            </p>
          )}
          {tag && <p className="gift-tag">{tag}</p>}
        </div>
      </aside>
      <main
        className={classNames(
          'relative z-1 w-full max-w-[600px] p-[16px_max(16px,min(20px,6vw))_calc(24px_+_env(safe-area-inset-bottom))] m-[-24px_auto_0] bg-ground rounded-t-[28px] sm:p-[24px_40px_32px] sm:mt-0 lg:max-w-[540px]',
          className,
        )}
      >
        {children}
      </main>
    </div>
  )
}

/** With the number of its petals. */
export function WeekRosette({ raised }: { raised: number }) {
  return (
    <GoalRosette raised={raised} before={RAISED}>
      <text
        className="[font:600_125px/1_var(--font-display)] tracking-[-0.04em] fill-ink-900"
        y="44"
        textAnchor="middle"
      >
        {petalsOf(raised).whole}
      </text>
    </GoalRosette>
  )
}
