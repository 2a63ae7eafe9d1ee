import type { Page } from '@playwright/test'
import type { Answer } from '../../lib/forms/answer.ts'

export const STATUS: Record<Answer['outcome'], number> = {
  accepted: 200,
  invalid: 422,
  'too many': 429,
  failed: 503,
  refused: 403,
}

const REFERENCE = 'K7P-4MX'

export const ACCEPTED: Answer = { outcome: 'accepted', reference: REFERENCE }

/** In place of the one that the site has drawn. */
export async function sayReference(page: Page): Promise<void> {
  await page
    .locator('main [role=status] b')
    .first()
    .evaluate((drawn, said) => drawn.replaceChildren(said), REFERENCE)
}

/** Answers every form of the page like the site's server, which stores nothing. A held form stays on its way. */
export async function answerForms(page: Page, answer: Answer | 'held'): Promise<void> {
  await page.route(/\/api\/forms\/(?!token)/, route =>
    answer === 'held' ? undefined : route.fulfill({ status: STATUS[answer.outcome], json: answer }),
  )
}
