'use client'

import { useEffect, useRef, useState } from 'react'
import { type Count, countAt, isFinished, isWorthCounting } from '@/components/ui/counting'
import { followSight, prefersReducedMotion } from '@/components/ui/sight'
import { type FigureFormat, formatFigure } from '@/lib/format'

/** Fraction of the section around a counter that visitors must see before it starts. */
const SIGHT_FRACTION = 0.1

/**
 * A figure that counts up once when its section is first seen. The text is its final value all the time; what moves is
 * drawn over it, so that nothing around it does.
 */
export function Counter({
  from,
  to,
  durationMs,
  format,
  waitsAtStart = false,
}: Count & {
  format: FigureFormat
  /** Shows where it starts, not where it ends, while it waits: for the first view of a page, which would flicker. */
  waitsAtStart?: boolean
}) {
  const ref = useRef<HTMLSpanElement>(null)
  const [hasStarted, setHasStarted] = useState(false)
  /** Null is the plain final value. */
  const [shown, setShown] = useState(waitsAtStart && isWorthCounting({ from, to, durationMs }) ? from : null)

  useEffect(() => {
    const section = ref.current?.closest('section')
    const count = { from, to, durationMs }
    if (!section || !isWorthCounting(count) || prefersReducedMotion()) return
    let stop = followSight(section, SIGHT_FRACTION, isSeen => {
      if (!isSeen) return
      stop()
      setHasStarted(true)
      stop = runFrames(elapsedMs => {
        const isOver = isFinished(elapsedMs, count)
        setShown(isOver ? null : countAt(elapsedMs, count))
        return isOver
      })
    })
    return () => stop()
  }, [from, to, durationMs])

  return (
    <span ref={ref} className="counter" data-waits={hasStarted ? undefined : ''}>
      <span className="counter-final">{formatFigure(to, format)}</span>
      {shown !== null && <span aria-hidden className="counter-moving" data-figure={formatFigure(shown, format)} />}
    </span>
  )
}

/** Draws frame by frame, with the time since the first, until a frame says that it was the last. Returns how to stop. */
function runFrames(draw: (elapsedMs: number) => boolean): () => void {
  let startedAt: number | null = null
  let request = requestAnimationFrame(function next(now) {
    startedAt ??= now
    if (!draw(now - startedAt)) request = requestAnimationFrame(next)
  })
  return () => cancelAnimationFrame(request)
}
