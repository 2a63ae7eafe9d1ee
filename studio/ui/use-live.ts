import { useEffect, useState } from 'react'
import type { Observable } from 'rxjs'

/** The newest value of an observable; `before` until the first one, and again when the observable changes. */
export function useLive<Value>(source: Observable<Value>, before: Value): Value {
  const [latest, setLatest] = useState({ source, value: before })
  useEffect(() => {
    const subscription = source.subscribe(value => setLatest({ source, value }))
    return () => subscription.unsubscribe()
  }, [source])
  return latest.source === source ? latest.value : before
}
