'use client'

import type { ComponentProps, SyntheticEvent } from 'react'
import { Counter } from '@/components/ui/counter.client'
import type { Count } from '@/components/ui/counting'
import { countLitTiles, lightGoalTiles } from '@/components/ui/fabric/goal-tiles'
import { loadQuietly } from '@/components/ui/late-code.client'
import type { Tiles } from './tiles'

/** A total with its wall, whose code loads when somebody first points at it or comes to its slider. */
export function StartTiles({ goal, lit, words, ...card }: Tiles & ComponentProps<'div'>) {
  const start = async ({ currentTarget }: SyntheticEvent<HTMLDivElement>) => {
    const code = await loadQuietly(() => import('./follow-tiles'))
    code?.followTiles(currentTarget, { goal, lit, words })
  }
  // biome-ignore lint/a11y/noStaticElementInteractions: it hears of what happens to the slider and the wall in it
  return <div {...card} onPointerOver={start} onFocus={start} />
}

/** The total, whose wall is lit in step with it. */
export function TotalCounter({ goal, ...count }: Count & { goal: number }) {
  return (
    <Counter
      {...count}
      format="dollars"
      onFigure={(counter, figure, isOver) => {
        const card = counter.closest<HTMLElement>('.total')
        if (!card) return
        if (figure === null) card.dataset.count = 'waiting'
        else lightWall(card, figure / goal, isOver)
      }}
    />
  )
}

function lightWall(card: HTMLElement, share: number, isOver: boolean): void {
  const lit = countLitTiles(share, 1)
  for (const wall of card.querySelectorAll('.wall-tiles')) lightGoalTiles(wall.children, lit, !isOver)
  card.dataset.count = isOver ? 'over' : 'running'
  card.querySelector<HTMLElement>('.total-scale')?.style.setProperty('--lit', `${Math.min(1, share) * 100}%`)
}
