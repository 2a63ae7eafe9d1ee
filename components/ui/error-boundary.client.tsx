'use client'

import { Component, type ReactNode } from 'react'

type Failures = { count: number; hasFailed: boolean }

/** Translators move texts again after each change of a part, so that a form may fail at each of its steps. */
const MAX_FAILURES = 20

/**
 * Keeps an error in one part of a page from taking the page along: the part is rendered again, with new elements, and left out when that
 * fails, too. Translators and extensions move elements that React then looks for in vain.
 */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <Attempts limit={0}>
      <Attempts limit={MAX_FAILURES}>{children}</Attempts>
    </Attempts>
  )
}

class Attempts extends Component<{ limit: number; children: ReactNode }, Failures> {
  override state: Failures = { count: 0, hasFailed: false }

  static getDerivedStateFromError = (): Partial<Failures> => ({ hasFailed: true })

  static getDerivedStateFromProps = (_: unknown, { count, hasFailed }: Failures): Partial<Failures> | null =>
    hasFailed ? { count: count + 1, hasFailed: false } : null

  override render(): ReactNode {
    return this.state.count > this.props.limit ? null : this.props.children
  }
}
