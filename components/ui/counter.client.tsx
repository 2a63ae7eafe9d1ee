'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { followSight, prefersReducedMotion } from '@/components/ui/sight'
import { FIGURE_FORMATS, type FigureFormat } from '@/lib/words/format'

/** `from` and `to` are whole numbers. */
export type Count = { from: number; to: number; durationMs: number }

const SIGHT_FRACTION = 0.1

type CounterProps = Count & {
  format: FigureFormat
  /** Shows the start value while it waits. Above the fold, replacing the final value by the start value would flicker. */
  waitsAtStart?: boolean
  /** Hears of every figure, if the visitor did not see the final one before, and first of null while the counter waits out of sight. */
  onFigure?: (figure: number | null, isOver: boolean) => void
}

/** Its text is always the final value; the moving digits are drawn over it, so that the layout does not shift. Nothing counts down. */
export function Counter({ from, to, durationMs, format, waitsAtStart = false, onFigure }: CounterProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const [hasStarted, setHasStarted] = useState(false)
  /** Null: only the final value is shown. */
  const [shown, setShown] = useState(waitsAtStart && to > from ? from : null)
  const tellFigure = useEffectEvent((figure: number | null, isOver: boolean) => onFigure?.(figure, isOver))

  useEffect(() => {
    const section = ref.current?.closest('section')
    if (!section || to <= from || prefersReducedMotion()) return
    let wasOutOfSight = false
    const draw = (elapsedMs: number) => {
      const isOver = elapsedMs >= durationMs
      const figure = countAt(elapsedMs, { from, to, durationMs })
      setShown(isOver ? null : figure)
      if (wasOutOfSight) tellFigure(figure, isOver)
      return isOver
    }
    let stop = followSight(section, SIGHT_FRACTION, isSeen => {
      if (isSeen) {
        stop()
        setHasStarted(true)
        stop = runFrames(draw)
      } else if (!wasOutOfSight) {
        wasOutOfSight = true
        setShown(from)
        tellFigure(null, false)
      }
    })
    return () => stop()
  }, [from, to, durationMs])

  return (
    <span ref={ref} className="counter" data-waits={hasStarted ? undefined : ''}>
      <span className="counter-final">{FIGURE_FORMATS[format](to)}</span>
      {shown !== null && <span aria-hidden className="counter-moving" data-figure={FIGURE_FORMATS[format](shown)} />}
    </span>
  )
}

/** Calls `draw` in every frame with the time since the first one, until it returns true. Returns a function that stops it. */
function runFrames(draw: (elapsedMs: number) => boolean): () => void {
  let startedAt: number | null = null
  let request = requestAnimationFrame(function next(now) {
    startedAt ??= now
    if (!draw(now - startedAt)) request = requestAnimationFrame(next)
  })
  return () => cancelAnimationFrame(request)
}

/** The figure after `elapsedMs`: fast at first, slower towards the end, and `to` from then on. */
export function countAt(elapsedMs: number, { from, to, durationMs }: Count): number {
  const left = 1 - Math.min(1, Math.max(0, elapsedMs / durationMs))
  return Math.round(to - (to - from) * left ** 3)
}
