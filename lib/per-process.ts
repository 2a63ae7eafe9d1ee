/** Next bundles proxy.ts, pages, routes and instrumentation separately, each with modules of its own, so they share this on globalThis. */
const shared: { minaraShared?: Map<string, unknown> } = globalThis as { minaraShared?: Map<string, unknown> }

/** The one value of this name in the process; the first call creates it. */
export function perProcess<T>(name: string, create: () => T): T {
  shared.minaraShared ??= new Map()
  const { minaraShared: values } = shared
  if (!values.has(name)) values.set(name, create())
  return values.get(name) as T
}

/** For tests: whoever asks next creates the values again, as in a new process. */
export function forgetProcess(): void {
  shared.minaraShared = undefined
}
