import { expect, type Locator, type Page } from '@playwright/test'
import { timeUntil } from './clock.ts'

/** The figure that visitors see: the drawn one while it counts, and the text before and after. */
export async function shownFigure(counter: Locator): Promise<string> {
  const [drawn] = await counter.locator('[data-figure]').evaluateAll(figures => figures.map(figure => figure.dataset))
  return drawn?.figure ?? (await counter.textContent()) ?? ''
}

/** Advances a stopped clock until a started counter has finished. Returns its duration and the figures that it showed. */
export async function watchCounter(page: Page, counter: Locator): Promise<{ durationMs: number; figures: number[] }> {
  await expect(counter).not.toHaveAttribute('data-waits')
  const figures: number[] = []
  await timeUntil(page, () => isDrawn(counter))
  const durationMs = await timeUntil(page, async () => {
    figures.push(Number((await shownFigure(counter)).replace(/\D/g, '')))
    return !(await isDrawn(counter))
  })
  return { durationMs, figures }
}

async function isDrawn(counter: Locator): Promise<boolean> {
  return (await counter.locator('[data-figure]').count()) > 0
}
