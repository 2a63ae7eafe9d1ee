import { onTestFinished } from 'vitest'

/** Closed once, by the test or after it. */
export function closedInTime<Store extends { close: () => Promise<void> }>(store: Store): Store {
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= store.close()
    return closing
  }
  onTestFinished(close)
  return { ...store, close }
}
