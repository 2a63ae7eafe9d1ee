/** Next bundles proxy, pages, routes and instrumentation with separate modules, so they share globalThis. */
const shared: { minaraShared?: Map<string, unknown> } = globalThis as { minaraShared?: Map<string, unknown> }

export function perProcess<T>(name: string, create: () => T): T {
  shared.minaraShared ??= new Map()
  const { minaraShared: values } = shared
  if (!values.has(name)) values.set(name, create())
  return values.get(name) as T
}

export function forgetProcess(): void {
  shared.minaraShared = undefined
}
