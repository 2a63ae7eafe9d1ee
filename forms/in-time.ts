/** Returns null when the work takes longer; the work itself goes on. */
export async function inTime<T>(work: Promise<T>, waitMs: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>(resolve => {
    timer = setTimeout(() => resolve(null), waitMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
