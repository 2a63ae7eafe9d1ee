/**
 * Starts to measure, and returns a function that answers the processor time of this thread since then, in milliseconds: unlike time on the
 * clock, it does not grow because other processes are busy.
 */
export function measureProcessorTime(): () => number {
  const before = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1_000
  }
}
