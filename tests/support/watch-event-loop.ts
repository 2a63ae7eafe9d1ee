/** Loaded into a process before its program (`--import`): tells its parent, when asked, for how long its event loop was held up. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delays = monitorEventLoopDelay({ resolution: 1 })
delays.enable()

process.on('message', () => {
  process.send?.(delays.max / 1e6)
  delays.reset()
})
// Whoever starts it stops it by a signal; the channel shall not keep it alive.
process.channel?.unref()
