import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { takeComplaints } from '../support/complaints'

function Part({ failures, children }: { failures: { left: number }; children: ReactNode }) {
  if (failures.left > 0) {
    failures.left -= 1
    throw new Error('The part failed')
  }
  return children
}

function Greeting({ isOpen }: { isOpen: boolean }) {
  return (
    <ErrorBoundary>
      <p>{isOpen ? <b>Salam</b> : 'Peace'} to all</p>
    </ErrorBoundary>
  )
}

test('a part that fails once is rendered again', () => {
  // React renders a failed tree twice before it tells the boundary.
  render(
    <ErrorBoundary>
      <Part failures={{ left: 2 }}>Masjid</Part>
    </ErrorBoundary>,
  )
  expect(screen.getByText('Masjid')).toBeVisible()
  expect(takeComplaints().length).toBeGreaterThan(0)
})

test('a part that fails each time is left out, and the others stay', () => {
  render(
    <>
      <ErrorBoundary>
        <Part failures={{ left: Number.POSITIVE_INFINITY }}>Hero</Part>
      </ErrorBoundary>
      <ErrorBoundary>Footer</ErrorBoundary>
    </>,
  )
  expect(document.body).not.toHaveTextContent('Hero')
  expect(document.body).toHaveTextContent('Footer')
  expect(takeComplaints().length).toBeGreaterThan(0)
})

test('a part whose text a translator moves before each change has its content after all of them', () => {
  const { rerender, container } = render(<Greeting isOpen={false} />)
  for (const isOpen of [true, false, true, false, true]) {
    container.querySelector('p')?.firstChild?.replaceWith(document.createElement('font'))
    rerender(<Greeting isOpen={isOpen} />)
    expect(container).toHaveTextContent(isOpen ? 'Salam to all' : 'Peace to all')
  }
  expect(takeComplaints().length).toBeGreaterThan(0)
})
