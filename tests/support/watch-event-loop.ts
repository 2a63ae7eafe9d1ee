/** Preloaded into a process with `--import`. When its parent asks, it reports how long its event loop was blocked. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delays = monitorEventLoopDelay({ resolution: 1 })
delays.enable()

process.on('message', () => {
  process.send?.(delays.max / 1e6)
  delays.reset()
})
// The parent stops this process by a signal, so the channel must not keep it alive.
process.channel?.unref()
