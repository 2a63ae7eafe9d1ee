import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RequestsCard } from './requests-card'
import { numbersOf } from './use-request-numbers'

vi.mock('sanity/router', () => ({ Link: 'a' }))
vi.mock('@/studio/ui/layout', () => ({ Loading: () => null, Muted: 'p' }))
vi.mock('@/studio/ui/empty-state', () => ({ EmptyState: () => null }))
vi.mock('@/studio/requests/api/hooks', () => ({}))

it('draws one tile for one request of a day, and seven with the rest as a number above eight', () => {
  const counts = { pending: 0, delivered: 57, refused: 0, held: 0, spam: 0 }
  const value = numbersOf({ counts, days: [0, 8, 9, 40], outage: null })
  const { container } = render(
    <ThemeProvider theme={buildTheme()}>
      <RequestsCard numbers={{ status: 'ready', value }} basePath="/studio" now={new Date()} />
    </ThemeProvider>,
  )
  const days = Array.from(container.querySelector('[role="img"]')?.children ?? [], day => {
    const tiles = Array.from(day.querySelectorAll<HTMLElement>('.tile'), ({ dataset }) => dataset.tile)
    return [tiles.length, tiles[0], day.textContent]
  })
  expect(days).toEqual([
    [1, 'off', ''],
    [8, 'on', ''],
    [7, 'next', '+2'],
    [7, 'next', '+33'],
  ])
})
