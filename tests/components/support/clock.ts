import { vi } from 'vitest'

/** One step of a stopped clock: about as long as people take to notice a change. */
export const STEP_MS = 50
/** Longer than anything that tests wait for in steps. */
const MAX_WAIT_MS = 15_000

/** How late React may start a timer while the clock advances. */
const RENDER_MS = 500

const requestFrame = window.requestAnimationFrame.bind(window)
const { port1, port2 } = new MessageChannel()

/** Stops the component's clock until the test ends: timers and frames run only when the test advances it. CSS has a clock of its own. */
export function stopClock(): void {
  vi.useFakeTimers()
  // Between two attempts, expect.poll advances a stopped clock by its interval.
  vi.setConfig({ expect: { poll: { timeout: MAX_WAIT_MS, interval: 0 } } })
}

/** Runs the timers and frames of this many milliseconds. React renders before, after and often in between, to start timers of its own. */
export async function advance(ms: number): Promise<void> {
  await letReactRender()
  for (let leftMs = ms; leftMs > 0; leftMs -= RENDER_MS) {
    await vi.advanceTimersByTimeAsync(Math.min(leftMs, RENDER_MS))
    await letReactRender()
  }
}

/** Advances a stopped clock in steps until the condition holds. Returns the elapsed milliseconds, a multiple of the step. */
export async function timeUntil(isTrue: () => boolean, stepMs = STEP_MS): Promise<number> {
  for (let passedMs = 0; passedMs <= MAX_WAIT_MS; passedMs += stepMs) {
    if (isTrue()) return passedMs
    vi.advanceTimersByTime(stepMs)
    await letReactRender()
  }
  throw new Error(`It did not happen within ${MAX_WAIT_MS} ms of the component's clock`)
}

/** Waits until the browser has rendered two frames of its own, after which IntersectionObservers have reported and React has rendered. */
export async function drawFrame(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestFrame)
  await letReactRender()
}

/** Scrolls at once. Returns when components know the new position. */
export async function scrollDownTo(top: number): Promise<void> {
  scrollTo({ top, behavior: 'instant' })
  await drawFrame()
}

/** React renders in one task and runs effects in another. Messages, because the browser makes nested timers wait. */
async function letReactRender(): Promise<void> {
  for (let task = 0; task < 3; task++) {
    await new Promise(done => {
      port1.onmessage = done
      port2.postMessage(null)
    })
  }
}
