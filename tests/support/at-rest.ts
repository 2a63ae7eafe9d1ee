/**
 * Runs in a page. Waits until fonts have loaded and no animation or transition is running that ends by itself. Endless ones, paused ones, and
 * those that follow the scrolling never end; those that are shorter than a frame only switch something after a delay.
 */
export async function untilAtRest(): Promise<void> {
  const maxRounds = 50
  const frameMs = 16
  const isRunning = ({ playState, timeline, effect }: Animation) => {
    if (!effect || playState !== 'running' || !(timeline instanceof DocumentTimeline)) return false
    const { activeDuration, endTime } = effect.getComputedTiming()
    return endTime !== Number.POSITIVE_INFINITY && Number(activeDuration) > frameMs
  }
  await document.fonts.ready
  let running = document.getAnimations().filter(isRunning)
  for (let round = 0; running.length > 0; round++) {
    if (round === maxRounds) {
      const names = running.map(({ id, effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : ''
        return `${id} ${target}`
      })
      throw new Error(`One animation after the other begins, the last of them here: ${names.join('; ')}`)
    }
    await Promise.allSettled(running.map(({ finished }) => finished))
    running = document.getAnimations().filter(isRunning)
  }
}
