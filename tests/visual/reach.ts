import { expect, type Locator, type Page } from '@playwright/test'
import type { Answer } from '../../lib/forms/answer.ts'
import { STATUS } from '../support/form-answers.ts'

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

/** Enough for every timer that a page of ours has. */
const LATEST_TIMERS = 300

/** Cancels the page's timers, so that it stays as it is while the clock runs, which axe needs. */
export async function freeze(page: Page): Promise<void> {
  await page.evaluate(count => {
    const last = Number(setTimeout(() => {}))
    for (let id = last - count; id <= last; id++) {
      try {
        clearTimeout(id)
      } catch {
        // Playwright's clock refuses to clear frames and idle callbacks like timers.
      }
    }
  }, LATEST_TIMERS)
  await page.clock.resume()
}

/**
 * Stops the film at its first frame and lays a drawing of that frame over it. Without one, a screenshot beyond the viewport may show what
 * is below the film, because the compositor then draws the page without waiting for films. Hides the browser's controls, too.
 */
export async function showFirstFrame(film: Locator): Promise<void> {
  // A pause that comes before the film has started does not stop it.
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.played.length)).toBeGreaterThan(0)
  // The drawing would hide that something covers the film.
  await film.click({ trial: true })
  await film.evaluate(async (video: HTMLVideoElement) => {
    video.pause()
    video.controls = false
    await new Promise<void>(done => {
      const look: VideoFrameRequestCallback = (_, { mediaTime }) => {
        if (mediaTime === 0) done()
        else video.requestVideoFrameCallback(look)
      }
      video.requestVideoFrameCallback(look)
      video.currentTime = 0
    })
    const drawing = document.createElement('canvas')
    drawing.width = video.videoWidth
    drawing.height = video.videoHeight
    drawing.getContext('2d')?.drawImage(video, 0, 0)
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = video
    Object.assign(drawing.style, {
      ...{ position: 'absolute', left: `${offsetLeft}px`, top: `${offsetTop}px` },
      ...{ width: `${offsetWidth}px`, height: `${offsetHeight}px`, objectFit: getComputedStyle(video).objectFit },
    })
    video.after(drawing)
  })
}
