import { render, screen } from '@testing-library/react'
import { type ReactNode, useRef } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keepFields, readTyped } from '@/components/forms/typed-fields'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { loadForPress, loadQuietly } from '@/components/ui/late-code.client'
import { LateNote } from '@/components/ui/late-note'
import { mount } from './support/mount'
import { takeComplaints } from './support/page'

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

function Question({ isAsked }: { isAsked: boolean }) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <ErrorBoundary keep={keepFields(form)}>
      <form ref={form}>
        {isAsked && <p>Please say it again</p>}
        <input id="name" name="name" />
        <input type="radio" name="way" value="text" />
        <input type="checkbox" name="copy" value="true" defaultChecked />
      </form>
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

test('a form that is rendered again keeps what was typed, what was chosen, and the focus', () => {
  const { rerender, container } = render(<Question isAsked />)
  const [name, way, copy] = container.querySelectorAll('input')
  if (name) name.value = 'Amina'
  way?.click()
  copy?.click()
  name?.focus()
  const note = container.querySelector('p')
  note?.replaceWith(document.createElement('font'))
  rerender(<Question isAsked={false} />)
  const form = container.querySelector('form')
  expect(container.querySelector('input')).not.toBe(name)
  expect(form && readTyped(form)).toEqual({ name: 'Amina', way: 'text', copy: 'false' })
  expect(document.activeElement).toBe(container.querySelector('input'))
  expect(takeComplaints().length).toBeGreaterThan(0)
})

/** That each press is answered so is a rule of Biome: tests/rules/late-code.grit. */
describe('code that does not load, as in a tab from before a deployment', () => {
  const WORDS = { text: 'This did not load. Reload the page to go on.', reload: 'Reload' }

  const note = () => page.getByRole('alert')

  beforeEach(() => {
    const spy = vi.spyOn(console, 'error').mockImplementation(() => {})
    return () => spy.mockRestore()
  })

  test('a press on what does not load is answered, until something loads', async () => {
    mount(<LateNote words={WORDS} />)
    const load = vi.fn(async () => Promise.reject(new Error('gone')))
    expect(await loadForPress(load)).toBeNull()
    expect(load).toHaveBeenCalledTimes(2)
    await expect.element(note().getByText(WORDS.text)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible()
    await loadForPress(async () => 'code')
    expect(note().elements()).toHaveLength(0)
  })

  test('what nobody asked for fails in silence', async () => {
    mount(<LateNote words={WORDS} />)
    expect(await loadQuietly(() => Promise.reject(new Error('gone')))).toBeNull()
    expect(note().elements()).toHaveLength(0)
  })
})
