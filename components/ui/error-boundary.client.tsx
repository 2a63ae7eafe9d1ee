'use client'

import { Component, type ReactNode } from 'react'

type Failures = { count: number; hasFailed: boolean }

/** Translators move texts again after each change of a part, so that a form may fail at each of its steps. */
const MAX_FAILURES = 20

type Restore = () => void

type ErrorBoundaryProps = {
  /** Reads what the part's elements hold before they go, such as typed text, and returns what writes it into the new ones. */
  keep?: () => Restore
  children: ReactNode
}

/**
 * Keeps an error in one part of a page from taking the page along: the part is rendered again, with new elements, and left out when that
 * fails, too. Translators and extensions move elements that React then looks for in vain. What has to outlast that, such as the state of a form,
 * is kept around the boundary.
 */
export function ErrorBoundary({ keep, children }: ErrorBoundaryProps) {
  return (
    <Attempts limit={0}>
      <Attempts limit={MAX_FAILURES} keep={keep}>
        {children}
      </Attempts>
    </Attempts>
  )
}

class Attempts extends Component<ErrorBoundaryProps & { limit: number }, Failures, Restore | null> {
  override state: Failures = { count: 0, hasFailed: false }

  static getDerivedStateFromError = (): Partial<Failures> => ({ hasFailed: true })

  static getDerivedStateFromProps = (_: unknown, { count, hasFailed }: Failures): Partial<Failures> | null =>
    hasFailed ? { count: count + 1, hasFailed: false } : null

  override getSnapshotBeforeUpdate(_: unknown, { count }: Failures): Restore | null {
    if (count === this.state.count) return null
    const restore = this.props.keep?.()
    const focused = document.activeElement?.id
    return () => {
      restore?.()
      if (focused) document.getElementById(focused)?.focus()
    }
  }

  override componentDidUpdate(_: unknown, __: unknown, restore: Restore | null) {
    restore?.()
  }

  override render(): ReactNode {
    return this.state.count > this.props.limit ? null : this.props.children
  }
}
