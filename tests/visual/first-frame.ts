import { expect, type Locator } from '@playwright/test'

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
