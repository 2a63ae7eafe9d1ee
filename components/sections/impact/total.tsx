import type { CSSProperties } from 'react'
import { OwnGiftText, WithGift } from '@/components/give/own-gift.client'
import type { SectionProps } from '@/components/sections/types'
import { Counter } from '@/components/ui/counter.client'
import { countLitTiles, GOAL_TILE_COUNT } from '@/components/ui/fabric/goal-tiles'
import { GoalWall } from '@/components/ui/fabric/goal-wall'
import { spanOf, type WallName } from '@/components/ui/fabric/walls'
import { FilledText } from '@/components/ui/filled-text'
import { withoutMark } from '@/content/marks'
import { OWN_LINKS } from '@/content/own-links'
import type { SectionOf } from '@/content/types'
import { formatDollars } from '@/lib/words/format'
import { TileCard } from './total.client'

export const COUNT_UP = { from: 0, durationMs: 2_500 }

/** Percent of the wall. Past it, the label of the next tile is on its left. */
const LABEL_TURNS_AT = { land: 78, port: 55 }

export function Total({ section, page }: SectionProps<'impact'>) {
  const { goal } = section
  const { statistics, phone } = page
  // Without an answer of the stats host, the counter stays at zero.
  const isKnown = statistics.averageFeePercentage !== null
  const total = isKnown ? Math.round(statistics.totalAmount + section.totalRaisedOffset) : 0
  if (!isKnown || goal <= 0) {
    return (
      <div className="total">
        <dt dir="auto">{section.totalRaisedLabel}</dt>
        <dd className="total-figure">
          <Counter {...COUNT_UP} to={total} format="dollars" />
        </dd>
        <dd aria-hidden className="total-wall">
          <GoalWall lit={null} href={OWN_LINKS.trial.href} />
        </dd>
      </div>
    )
  }
  const lit = countLitTiles(total, goal)
  // Code finds no place in a text with the preview's marks.
  const { tile, isLit, isNext, isWaiting } = withoutMark(section.wall)
  return (
    <TileCard
      tiles={{ goal, lit, words: { tile, isLit, isNext, isWaiting } }}
      count={{ ...COUNT_UP, to: total }}
      label={section.totalRaisedLabel}
      slider={section.wall.slider}
      lit={
        <OwnGiftText text={phone?.words.onWall}>
          <FilledText text={sayLit(section, lit)} nodes={{ lit }} />
        </OwnGiftText>
      }
      worth={
        <>
          <span dir="auto">
            <FilledText text={section.tileText} nodes={{ amount: formatDollars(goal / GOAL_TILE_COUNT) }} />
          </span>{' '}
          {lit < GOAL_TILE_COUNT && (
            <span dir="auto">
              <FilledText text={section.goalText} nodes={{ amount: formatDollars(goal) }} />
            </span>
          )}
        </>
      }
    >
      <GoalWall lit={lit} href={OWN_LINKS.trial.href} />
      {lit < GOAL_TILE_COUNT && <NextTile text={section.wall.next} lit={lit} />}
    </TileCard>
  )
}

function sayLit({ wall, goalReachedText }: SectionOf<'impact'>, lit: number): string {
  if (lit === GOAL_TILE_COUNT) return goalReachedText
  if (lit === 0) return wall.none
  return lit === 1 ? wall.one : wall.many
}

function NextTile({ text, lit }: { text: string; lit: number }) {
  const style = { ...placeLabel('land', lit), ...placeLabel('port', lit) }
  return (
    <>
      <div className="next-tile" style={style}>
        <a href={OWN_LINKS.trial.href} dir="auto">
          <FilledText text={text} nodes={{ number: lit + 1 }} />
        </a>
      </div>
      <WithGift>
        <i aria-hidden className="own-kite" style={style} />
      </WithGift>
    </>
  )
}

/** In custom properties, because the style sheet chooses the wall. */
function placeLabel(wall: WallName, lit: number): CSSProperties {
  const { left, right, y } = spanOf(wall, lit)
  const isTurned = (left + right) / 2 > LABEL_TURNS_AT[wall]
  return {
    [`--${wall}-flow`]: isTurned ? 'row-reverse' : 'row',
    [`--${wall}-before`]: String((isTurned ? 100 - left : right) / 100),
    [`--${wall}-end`]: isTurned ? '100%' : '0%',
    [`--${wall}-x`]: `${(left + right) / 2}%`,
    [`--${wall}-y`]: `${y}%`,
  }
}
