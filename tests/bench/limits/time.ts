/** Quick work is repeated for so long, because the processor's time is counted in steps of several milliseconds. */
const LEAST_MS = 50

/** Processor time of this thread, in milliseconds: unlike time on the clock, it does not grow because other processes are busy. */
export function processorTimeOf(act: () => unknown): number {
  const began = performance.now()
  const before = process.threadCpuUsage()
  let times = 0
  for (; times === 0 || performance.now() - began < LEAST_MS; times++) act()
  return since(before) / times
}

/** The same for work that takes several turns of the event loop, in which nothing else may run. */
export async function processorTimeOfAll(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  const before = process.threadCpuUsage()
  let times = 0
  for (; times === 0 || performance.now() - began < LEAST_MS; times++) await act()
  return since(before) / times
}

/** Time on the clock, in milliseconds: for waiting. */
export async function clockTimeOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
