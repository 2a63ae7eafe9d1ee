import type { Page } from '@playwright/test'
import type { Answer } from '../../lib/forms/answer.ts'

const STATUS: Record<Answer['outcome'], number> = {
  accepted: 200,
  invalid: 422,
  'too many': 429,
  failed: 503,
  refused: 403,
}

/** Answers every form of the page like the site's server, which stores nothing. A held form stays on its way. */
export async function answerForms(page: Page, answer: Answer | 'held'): Promise<void> {
  await page.route(/\/api\/forms\/(?!token|started)/, route =>
    answer === 'held' ? undefined : route.fulfill({ status: STATUS[answer.outcome], json: answer }),
  )
}
