import { useEffect, useRef } from 'react'
import type { DocumentActionComponent, DocumentActionDescription, DocumentActionProps } from 'sanity'

/** A hook that describes the outer action. `useNative` is the hook of the action that it wraps. */
type UseWrapped = (useNative: DocumentActionComponent, props: DocumentActionProps) => DocumentActionDescription | null

/** Returns a function that wraps a document action and keeps its place in the Studio. */
export function wrapAction(
  displayName: string,
  useWrapped: UseWrapped,
): (action: DocumentActionComponent) => DocumentActionComponent {
  // One wrapper per action, because the Studio would drop the state of an action whose function changes.
  const wrappers = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
  return action => {
    const known = wrappers.get(action)
    if (known) return known
    const wrapper: DocumentActionComponent = props => useWrapped(action, props)
    wrapper.action = action.action
    wrapper.displayName = displayName
    wrappers.set(action, wrapper)
    return wrapper
  }
}

/** The value of the last render, for asynchronous work during which the form may change. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
