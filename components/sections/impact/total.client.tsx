'use client'

import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type Count, Counter } from '@/components/ui/counter.client'
import { countLitTiles, GOAL_TILE_COUNT, lightGoalTiles } from '@/components/ui/fabric/goal-tiles'
import { fillIn, formatDollars } from '@/lib/words/format'

/** One hundred tiles that stand for a goal in dollars, and how they are named. */
type Tiles = {
  goal: number
  lit: number
  words: { tile: string; isLit: string; isNext: string; isWaiting: string }
}

type TileCardProps = {
  tiles: Tiles
  count: Count
  label: string
  slider: string
  /** Which tiles are lit, in whose place stands the tile that somebody points at. */
  lit: ReactNode
  worth: ReactNode
  children: ReactNode
}

/** A total, whose wall is lit in step with it. Says which tile of the wall the pointer is at, or the slider while it has the focus. */
export function TileCard({ tiles, count, label, slider, lit, worth, children }: TileCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const range = useRef<HTMLInputElement>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const [value, setValue] = useState(Math.max(1, tiles.lit))
  const [hasFocus, setHasFocus] = useState(false)
  const tile = pointed ?? (hasFocus ? value : null)

  // It may have been moved before hydration.
  useEffect(() => {
    if (!range.current) return
    setValue(range.current.valueAsNumber)
    setHasFocus(range.current === document.activeElement)
  }, [])
  useEffect(() => {
    const walls = Array.from(card.current?.querySelectorAll('.wall-tiles') ?? [])
    const steps = tile === null ? [] : walls.map(({ children }) => children[tile - 1])
    for (const step of steps) step?.classList.add('in-hand')
    return () => {
      for (const step of steps) step?.classList.remove('in-hand')
    }
  }, [tile])

  function point({ target }: PointerEvent) {
    const step = target instanceof Element ? target.closest('.wall-tiles > *') : null
    setPointed(step && Array.from(step.parentElement?.children ?? []).indexOf(step) + 1)
  }
  function light(figure: number | null, isOver: boolean) {
    if (!card.current) return
    card.current.dataset.count = figure === null ? 'waiting' : isOver ? 'over' : 'running'
    if (figure === null) return
    const share = figure / tiles.goal
    for (const wall of card.current.querySelectorAll('.wall-tiles'))
      lightGoalTiles(wall.children, countLitTiles(share, 1), !isOver)
    range.current?.parentElement?.style.setProperty('--lit', percentOf(share))
  }

  return (
    <div ref={card} className="total" onPointerOver={point} onPointerLeave={() => setPointed(null)}>
      <dt dir="auto">{label}</dt>
      <dd className="total-figure">
        <Counter {...count} format="dollars" onFigure={light} />
      </dd>
      <dd className="total-legend">
        <b dir="auto" hidden={tile !== null}>
          {lit}
        </b>
        {tile !== null && <b>{sayTile(tiles, tile, false)}</b>} {worth}
      </dd>
      <dd className="total-wall">{children}</dd>
      <dd className="total-scale" style={{ '--lit': percentOf(count.to / tiles.goal) }}>
        <input
          ref={range}
          type="range"
          autoComplete="off"
          min={1}
          max={GOAL_TILE_COUNT}
          defaultValue={value}
          aria-label={slider}
          aria-valuetext={sayTile(tiles, value, true)}
          onChange={({ target }) => {
            setValue(target.valueAsNumber)
            setPointed(null)
          }}
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
        />
        <span aria-hidden>{formatDollars(0)}</span>
        <span aria-hidden>{formatDollars(tiles.goal)}</span>
      </dd>
    </div>
  )
}

/** "Tile 41: from $600,000 to $615,000", with ", lit" for those who do not see the wall. Tiles are counted from 1. */
export function sayTile({ goal, lit, words }: Tiles, tile: number, withState: boolean): string {
  const dollars = (tiles: number) => formatDollars((goal / GOAL_TILE_COUNT) * tiles)
  const name = fillIn(words.tile, { number: tile, from: dollars(tile - 1), to: dollars(tile) })
  if (!withState) return name
  const other = tile === lit + 1 ? words.isNext : words.isWaiting
  return `${name}, ${tile <= lit ? words.isLit : other}`
}

function percentOf(share: number): string {
  return `${Math.min(1, share) * 100}%`
}
