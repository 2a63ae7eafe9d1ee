import { expect } from 'vitest'
import { timeUntil } from './clock'

export function counters(): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('.counter'))
}

/** The figure that visitors see: the drawn one while it counts, and the text before and after. */
export function shownFigure(counter: HTMLElement): string {
  return drawnFigure(counter)?.dataset.figure ?? counter.textContent ?? ''
}

/** Advances a stopped clock until a started counter has finished. Returns its duration and the figures that it showed. */
export async function watchCounter(counter: HTMLElement): Promise<{ durationMs: number; figures: number[] }> {
  await expect.element(counter).not.toHaveAttribute('data-waits')
  const figures: number[] = []
  await timeUntil(() => drawnFigure(counter) !== null)
  const durationMs = await timeUntil(() => {
    figures.push(Number(shownFigure(counter).replace(/\D/g, '')))
    return drawnFigure(counter) === null
  })
  return { durationMs, figures }
}

/** Figures that are drawn over the final ones. */
export function drawnFigures(): HTMLElement[] {
  return counters().flatMap(counter => drawnFigure(counter) ?? [])
}

function drawnFigure(counter: HTMLElement): HTMLElement | null {
  return counter.querySelector<HTMLElement>('[data-figure]')
}
