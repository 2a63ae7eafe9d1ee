import { useEffect, useMemo, useState } from 'react'
import type { Observable } from 'rxjs'

/** The state of a card's value. A card that fails does not affect the others. */
export type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; value: Value }

export const LOADING: Loaded<never> = { status: 'loading' }

/** Loads a value, and keeps it up to date. It starts again when `load` changes, which therefore has to be memoized. */
export function useLoaded<Value>(load: () => Observable<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded<Value>>(LOADING)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads once more
  useEffect(() => {
    const retry = () => {
      setLoaded(LOADING)
      setAttempt(last => last + 1)
    }
    const fail = (error: unknown) => {
      console.warn('A part of Home did not load', error)
      setLoaded({ status: 'failed', retry })
    }
    const subscription = load().subscribe({ next: value => setLoaded({ status: 'ready', value }), error: fail })
    return () => subscription.unsubscribe()
  }, [load, attempt])

  return loaded
}

/** Applies `convert` to the value, if it is there. */
export function useConverted<From, To>(loaded: Loaded<From>, convert: (value: From) => To): Loaded<To> {
  return useMemo(
    () => (loaded.status === 'ready' ? { status: 'ready', value: convert(loaded.value) } : loaded),
    [loaded, convert],
  )
}
