/** Next bundles proxy, pages, routes and instrumentation with separate modules, so they share globalThis. */
const shared: { minaraShared?: Map<string, unknown> } = globalThis as { minaraShared?: Map<string, unknown> }

export function perProcess<T>(name: string, create: () => T): T {
  shared.minaraShared ??= new Map()
  const { minaraShared: values } = shared
  if (!values.has(name)) values.set(name, create())
  return values.get(name) as T
}

/** What one part of a process gives to others that must not import it; `before` until then. */
export function createOffer<T>(name: string, before: T): { offer: (value: T) => void; read: () => T } {
  const place = () => perProcess(name, () => ({ value: before }))
  return {
    offer: value => {
      place().value = value
    },
    read: () => place().value,
  }
}

export function forgetProcess(): void {
  shared.minaraShared = undefined
}
