import { expect, type Locator, type Page } from '@playwright/test'

export function pill(page: Page, word: 'Play' | 'Pause', title: string): Locator {
  return page.getByRole('button', { name: `${word}: ${title}` })
}

export async function expectPlaying(film: Locator): Promise<void> {
  await expect(film).toHaveJSProperty('paused', false)
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
}

/** Scrolls until this share of the film is in view. The page's IntersectionObserver is older than the one here, so it reports first. */
export function showShare(film: Locator, share: number): Promise<void> {
  return film.evaluate((video, share) => {
    const { top, height } = video.getBoundingClientRect()
    window.scrollBy({ top: top - window.innerHeight + share * height, behavior: 'instant' })
    return new Promise<void>(told => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect()
        told()
      })
      observer.observe(video)
    })
  }, share)
}
